import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { asScript, root, run, works } from "./command.mjs";
import { downloadNote, findBrowser, runs } from "./find-browser.cjs";

// Without Noto, Arabic, Bengali, Hindi, Chinese and Japanese are drawn as empty boxes; Liberation
// stands for Arial, in which most visitors read Russian, and has its measures.
const packages = ["chromium", "fonts-liberation", "fonts-noto-core", "fonts-noto-cjk"];

/** The executable of a browser for tests, installed if there is none; throws with one clear line. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log("No browser was found; installing one for the tests.");
  const installed = (await installPackages()) ?? download();
  if (installed !== undefined) return installed;
  throw new Error(
    "No browser could be installed. Install Chrome, or set CHROME_PATH to a browser.",
  );
}

async function installPackages() {
  const prefix = aptPrefix();
  if (prefix === undefined) return undefined;
  const [command, ...args] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  // One unreachable source fails the update, yet the install may still succeed.
  await run(command, [...args, "update"]);
  await run(command, [...args, "install", "-y", "--no-install-recommends", ...packages]);
  // The exit code is not enough: where chromium is a snap, its package holds only a stub.
  return findBrowser();
}

function aptPrefix() {
  if (!works("apt-get", ["--version"])) return undefined;
  if (isRoot()) return [];
  return works("sudo", ["-n", "true"]) ? ["sudo", "-n"] : undefined;
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** Downloads Chrome by the downloader that comes with the test library, and notes where it lies. */
function download() {
  const args = ["install", "chrome@stable", "--path", dirname(downloadNote)];
  if (isRoot() && works("apt-get", ["--version"])) args.push("--install-deps");
  const { stdout } = spawnSync(join(root, "node_modules/.bin/browsers"), args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const executable = /^chrome@\S+ (.+)$/m.exec(stdout ?? "")?.[1];
  if (executable === undefined || !runs(executable)) return undefined;
  mkdirSync(dirname(downloadNote), { recursive: true });
  writeFileSync(downloadNote, executable);
  return executable;
}

await asScript(import.meta.url, async () => {
  console.log(await ensureBrowser());
  return 0;
});
