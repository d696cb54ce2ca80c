const { spawnSync } = require("node:child_process");
const { existsSync, readFileSync } = require("node:fs");
const { delimiter, join } = require("node:path");

const names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];
const macApps = ["Google Chrome", "Chromium", "Google Chrome for Testing"];
const downloadNote = join(__dirname, "../../node_modules/.cache/puppeteer/executable.txt");

/** Whether this is a browser that starts: a snap stub or a binary without its libraries does not. */
function runs(path) {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

function candidates() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  const downloaded = existsSync(downloadNote) ? [readFileSync(downloadNote, "utf8").trim()] : [];
  return [...installed, ...(process.platform === "darwin" ? apps : []), ...downloaded];
}

/** The executable of a browser for tests: CHROME_PATH, else an installed or downloaded one. */
function findBrowser() {
  const wished = process.env.CHROME_PATH;
  if (!wished) return candidates().find(runs);
  if (runs(wished)) return wished;
  throw new Error(`CHROME_PATH is ${wished}, which is no browser that starts.`);
}

module.exports = { downloadNote, findBrowser, runs };
