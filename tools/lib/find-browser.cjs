const { spawnSync } = require("node:child_process");
const { existsSync, readFileSync } = require("node:fs");
const { delimiter, join } = require("node:path");

/** Where a browser was downloaded to stands in its note. */
const noteOf = (name) => join(__dirname, `../../node_modules/.cache/browsers/${name}.txt`);

/** Whether this is a browser that starts: a snap stub or a binary without its libraries does not. */
function starts(path) {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

/** The executable that a variable names, else one on the PATH, in a place of macOS, or downloaded. */
function find(variable, names, macApps, note) {
  const wished = process.env[variable];
  if (wished && starts(wished)) return wished;
  if (wished) throw new Error(`${variable} is ${wished}, which is no browser that starts.`);
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = macApps.map((app) => `/Applications/${app}`);
  const downloaded = existsSync(note) ? [readFileSync(note, "utf8").trim()] : [];
  return [...installed, ...apps, ...downloaded].find(starts);
}

/** The executable of Chrome or Chromium for tests: CHROME_PATH, else an installed or downloaded one. */
const findBrowser = () =>
  find(
    "CHROME_PATH",
    [
      // The same engine without a window's machinery opens a page in a third of the time.
      "chromium-headless-shell",
      "chrome-headless-shell",
      "google-chrome",
      "google-chrome-stable",
      "chromium",
      "chromium-browser",
    ],
    ["Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium"],
    noteOf("chrome-headless-shell"),
  );

/** The executable of Firefox for tests: FIREFOX_PATH, else an installed or downloaded one. */
const findFirefox = () =>
  find(
    "FIREFOX_PATH",
    ["firefox-esr", "firefox"],
    ["Firefox.app/Contents/MacOS/firefox"],
    noteOf("firefox"),
  );

module.exports = { findBrowser, findFirefox, noteOf };
