/** @jest-environment node */
import { join } from "node:path";
import { createScratchProject, type ScratchProject } from "../testing/scratch-project";

const downloader = "node_modules/.bin/browsers";
const others = ["firefox", "nginx", "caddy", "zbarimg", "pdftoppm"];
let project: ScratchProject;

beforeEach(() => {
  project = createScratchProject([]);
  project.file(
    "tools/install.mjs",
    `import { ensurePrograms } from "./lib/ensure-programs.mjs";
     import { findBrowser } from "./lib/find-browser.cjs";
     await ensurePrograms();
     console.log(findBrowser());`,
  );
});

afterEach(() => project.remove());

const found = (stdout: string) => stdout.trimEnd().split("\n").at(-1);

/** An apt-get that puts a browser in place which answers with this exit code. */
function aptGet(exitCode: number) {
  const browser = `${project.bin}/chromium-headless-shell`;
  const make = `printf '#!/bin/sh\\nexit ${exitCode}\\n' > ${browser}; /bin/chmod +x ${browser}`;
  project.command("apt-get", `[ "$1" = install ] || exit 0; ${make}`);
  project.command("sudo", '[ "$1" = -n ] && shift; [ "$1" = true ] && exit 0; exec "$@"');
}

test("only what is missing is installed", () => {
  for (const name of others) project.command(name);
  aptGet(0);
  expect(found(project.run("install.mjs").stdout)).toBe(
    join(project.bin, "chromium-headless-shell"),
  );
  const calls = project.calls().filter((call) => call.startsWith("apt-get"));
  expect(calls).toEqual([
    "apt-get update",
    expect.stringMatching(
      /^apt-get install -y --no-install-recommends chromium-headless-shell fonts-/,
    ),
  ]);
});

test("where the package is only a stub, a browser is downloaded, once", () => {
  for (const name of others) project.command(name);
  aptGet(1);
  const path = project.command("chrome-headless-shell", "exit 0", "downloads/my browser");
  project.command("browsers", `echo "chrome-headless-shell@131.0.6778.85 ${path}"`, downloader);
  for (let run = 0; run < 2; run += 1) {
    expect(found(project.run("install.mjs").stdout)).toBe(path);
  }
  const downloads = project.calls().filter((call) => call.startsWith("browsers"));
  expect(downloads).toEqual([
    expect.stringContaining("install chrome-headless-shell@stable --path"),
  ]);
});

test("what cannot be had is named with what goes untested, a line each", () => {
  project.command("browsers", "exit 1", downloader);
  const lines = project.run("install.mjs").stderr.trim().split("\n");
  // Chromium is the one more.
  expect(lines).toHaveLength(others.length + 1);
  expect(lines).toContain("nginx cannot be installed here: its recipe in deploy/ is NOT tested.");
});

test("CHROME_PATH comes first, and a wrong one is not passed over", () => {
  for (const name of [...others, "google-chrome"]) project.command(name);
  const own = project.command("mine");
  expect(found(project.run("install.mjs", [], { CHROME_PATH: own }).stdout)).toBe(own);
  const wrong = project.run("install.mjs", [], { CHROME_PATH: "/nowhere/chrome" });
  expect(wrong.stderr).toContain("CHROME_PATH is /nowhere/chrome");
});
