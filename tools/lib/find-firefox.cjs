const { existsSync, readFileSync } = require("node:fs");
const { delimiter, join } = require("node:path");
const { runs } = require("./find-browser.cjs");

const names = ["firefox-esr", "firefox"];
const macApp = "/Applications/Firefox.app/Contents/MacOS/firefox";
const downloadNote = join(__dirname, "../../node_modules/.cache/puppeteer/firefox.txt");

function candidates() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const downloaded = existsSync(downloadNote) ? [readFileSync(downloadNote, "utf8").trim()] : [];
  return [...installed, ...(process.platform === "darwin" ? [macApp] : []), ...downloaded];
}

/** The executable of Firefox for tests: FIREFOX_PATH, else an installed or downloaded one. */
function findFirefox() {
  const wished = process.env.FIREFOX_PATH;
  if (!wished) return candidates().find(runs);
  if (runs(wished)) return wished;
  throw new Error(`FIREFOX_PATH is ${wished}, which is no browser that starts.`);
}

module.exports = { downloadNote, findFirefox };
