import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { aptInstall, isRoot } from "./apt.mjs";
import { asScript, root, works } from "./command.mjs";
import * as chrome from "./find-browser.cjs";
import * as firefox from "./find-firefox.cjs";

// Without Noto, Arabic, Bengali, Hindi, Chinese and Japanese are drawn as empty boxes; Liberation
// stands for Arial, in which most visitors read Russian, and has its measures.
const fonts = ["fonts-liberation", "fonts-noto-core", "fonts-noto-cjk"];

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {() => string | undefined} find
 * @property {string[]} packages of Debian
 * @property {string} download what the test library's downloader calls it
 * @property {string} note the file that remembers where it was downloaded to
 * @property {string} variable of the environment, which names an executable
 */

/** @type {Kind} */
const chromium = {
  name: "Chrome",
  find: chrome.findBrowser,
  packages: ["chromium", ...fonts],
  download: "chrome@stable",
  note: chrome.downloadNote,
  variable: "CHROME_PATH",
};

/** @type {Kind} */
const gecko = {
  name: "Firefox",
  find: firefox.findFirefox,
  packages: ["firefox-esr", ...fonts],
  download: "firefox@stable",
  note: firefox.downloadNote,
  variable: "FIREFOX_PATH",
};

/** The executable of Chrome or Chromium, installed if there is none; throws with one clear line. */
export const ensureBrowser = () => ensure(chromium);

/** The executable of Firefox, installed if there is none; throws with one clear line. */
export const ensureFirefox = () => ensure(gecko);

/** @param {Kind} kind */
async function ensure(kind) {
  const found = kind.find();
  if (found !== undefined) return found;
  console.log(`No ${kind.name} was found; installing one for the tests.`);
  await aptInstall(kind.packages);
  const installed = kind.find() ?? download(kind);
  if (installed !== undefined) return installed;
  throw new Error(
    `No browser could be installed. Install ${kind.name}, or set ${kind.variable} to a browser.`,
  );
}

/**
 * Downloads a browser by the downloader that comes with the test library, and notes where it lies.
 * @param {Kind} kind
 */
function download({ download: build, note }) {
  const args = ["install", build, "--path", dirname(note)];
  if (isRoot() && works("apt-get", ["--version"])) args.push("--install-deps");
  const { stdout } = spawnSync(join(root, "node_modules/.bin/browsers"), args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const executable = /^\w+@\S+ (.+)$/m.exec(stdout ?? "")?.[1];
  if (executable === undefined || !chrome.runs(executable)) return undefined;
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, executable);
  return executable;
}

await asScript(import.meta.url, async () => {
  console.log(await ensureBrowser());
  return 0;
});
