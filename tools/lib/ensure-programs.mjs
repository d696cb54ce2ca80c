import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, run, works } from "./command.mjs";
import { findBrowser, findFirefox, noteOf } from "./find-browser.cjs";

// Without Noto, Arabic, Bengali, Hindi, Chinese and Japanese are drawn as empty boxes; Liberation
// stands for Arial, in which most visitors read Russian, and has its measures.
const fonts = ["fonts-liberation", "fonts-noto-core", "fonts-noto-cjk"];

/**
 * What tests start, beside Node.
 * @typedef {object} Program
 * @property {string} name
 * @property {() => unknown} isThere
 * @property {string[]} packages of Debian
 * @property {string} without what goes untested
 * @property {string} [download] what the test library's downloader calls it
 */

/** @type {Program[]} */
const programs = [
  {
    name: "Chromium",
    isThere: findBrowser,
    packages: ["chromium-headless-shell", ...fonts],
    without: "there are no browser tests; install Chrome or Chromium, or set CHROME_PATH to it",
    download: "chrome-headless-shell",
  },
  {
    name: "Firefox",
    isThere: findFirefox,
    packages: ["firefox-esr", ...fonts],
    without: "its tests are skipped; install it, or set FIREFOX_PATH to it",
    download: "firefox",
  },
  {
    name: "nginx",
    isThere: () => works("nginx", ["-v"]),
    packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
    without: "its recipe in deploy/ is NOT tested",
  },
  {
    name: "Caddy",
    isThere: () => works("caddy", ["version"]),
    packages: ["caddy"],
    without: "its recipe in deploy/ is NOT tested",
  },
  {
    name: "ZBar",
    isThere: () => works("zbarimg", ["--version"]),
    packages: ["zbar-tools"],
    without: "QR codes are NOT read from pictures",
  },
  {
    name: "Poppler",
    isThere: () => works("pdftoppm", ["-v"]),
    packages: ["poppler-utils"],
    without: "the printed size of QR codes is NOT measured",
  },
];

/** Root, as in a container, may install packages of the system; anybody else is asked to do so. */
const isRoot = process.getuid?.() === 0;

const hasApt = () => works("apt-get", ["--version"]);

/** @param {string[]} args */
const apt = (...args) => run("apt-get", args, { DEBIAN_FRONTEND: "noninteractive" });

const install = ["install", "-y", "--no-install-recommends"];

/** Downloads a browser by the downloader that comes with the test library, and notes where it lies. */
function download(name) {
  const note = noteOf(name);
  const args = ["install", `${name}@stable`, "--path", dirname(note)];
  if (isRoot && hasApt()) args.push("--install-deps");
  const { stdout } = spawnSync(join(root, "node_modules/.bin/browsers"), args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const executable = /^\S+@\S+ (.+)$/m.exec(stdout ?? "")?.[1];
  if (executable === undefined) return;
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, executable);
}

/** Installs what is missing as far as this user may; says in one line each what cannot be tested. */
export async function ensurePrograms() {
  const missing = programs.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const isDebian = hasApt();
  if (isRoot && isDebian) {
    console.log(`Installing for the tests: ${missing.map(({ name }) => name).join(", ")}.`);
    // One unreachable source fails the update, yet the installation may still succeed.
    await apt("update");
    for (const { packages } of missing) await apt(...install, ...packages);
  }
  for (const program of missing) {
    // Where a browser is a snap, its package holds only a stub.
    if (program.download && !program.isThere()) download(program.download);
  }
  const left = missing.filter(({ isThere }) => !isThere());
  for (const { name, without } of left) console.log(`${name} is missing: ${without}.`);
  if (left.length > 0 && isDebian && !isRoot) {
    const packages = new Set(left.flatMap((program) => program.packages));
    console.log("To install what is missing, copy this:");
    console.log(["sudo apt-get update && sudo apt-get", ...install, ...packages].join(" "));
  }
}
