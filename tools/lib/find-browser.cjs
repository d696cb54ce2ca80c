const { spawnSync } = require("node:child_process");
const { existsSync, readdirSync } = require("node:fs");
const { basename, delimiter, join } = require("node:path");

/** The folder into which install-programs.mjs downloads browsers. */
const browserCache = join(__dirname, "../../node_modules/.cache/browsers");

/** Returns whether a browser starts. The stub of a snap or a binary without its libraries does not. */
function starts(path) {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

/**
 * Finds an executable: the one that an environment variable names, or else the first on the PATH or in the
 * folder of downloaded browsers.
 */
function find(variable, names) {
  const requested = process.env[variable];
  if (requested && starts(requested)) return requested;
  if (requested) throw new Error(`${variable} is ${requested}, which does not start.`);
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const downloads = existsSync(browserCache) ? readdirSync(browserCache, { recursive: true }) : [];
  const downloaded = downloads
    .filter((path) => names.includes(basename(path)))
    .map((path) => join(browserCache, path));
  return [...installed, ...downloaded].find(starts);
}

/** Finds Chrome or Chromium: the executable in CHROME_PATH, or else an installed one. */
const findBrowser = () =>
  find("CHROME_PATH", [
    // The headless shell opens a page in a third of the time that a full Chrome needs.
    "chromium-headless-shell",
    "chrome-headless-shell",
    "google-chrome",
    "google-chrome-stable",
    "chromium",
    "chromium-browser",
  ]);

/** Finds Firefox: the executable in FIREFOX_PATH, or else an installed one. */
const findFirefox = () => find("FIREFOX_PATH", ["firefox-esr", "firefox"]);

module.exports = { browserCache, findBrowser, findFirefox };
