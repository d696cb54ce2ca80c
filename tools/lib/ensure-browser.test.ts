/** @jest-environment node */
import { join } from "node:path";
import { createScratchProject, type ScratchProject } from "../testing/scratch-project";

const script = "lib/ensure-browser.mjs";
const downloader = "node_modules/.bin/browsers";
const sudo = '[ "$1" = -n ] && shift; [ "$1" = true ] && exit 0; exec "$@"';
let project: ScratchProject;

beforeEach(() => {
  project = createScratchProject([]);
});

afterEach(() => project.remove());

/** An apt-get that puts a chromium in place which answers with this exit code. */
function aptGet(exitCode: number) {
  const chromium = `${project.bin}/chromium`;
  const make = `printf '#!/bin/sh\\nexit ${exitCode}\\n' > ${chromium}; /bin/chmod +x ${chromium}`;
  project.command("apt-get", `[ "$1" = install ] || exit 0; ${make}`);
  project.command("sudo", sudo);
}

const aptCalls = () => project.calls().filter((call) => call.startsWith("apt-get"));

// On macOS the search also looks where the system keeps its programs.
const onLinux = process.platform === "linux" ? test : test.skip;

test("CHROME_PATH comes first, and a wrong one is not passed over", () => {
  project.command("google-chrome");
  const own = project.command("mine");
  const answer = project.run(script, [], { CHROME_PATH: own });
  expect(answer).toMatchObject({ status: 0, stdout: `${own}\n` });
  const wrong = project.run(script, [], { CHROME_PATH: "/nowhere/chrome" });
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toMatch(/^CHROME_PATH is \/nowhere\/chrome.*\n$/);
});

test.each(["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"])(
  "an installed %s is found without installing anything",
  (name) => {
    aptGet(0);
    const path = project.command(name);
    expect(project.run(script)).toMatchObject({ status: 0, stdout: `${path}\n` });
    expect(aptCalls()).toEqual([]);
  },
);

onLinux("a stub that does not start is passed over for a browser that does", () => {
  project.command("google-chrome", "exit 1");
  const path = project.command("chromium");
  expect(project.run(script).stdout).toBe(`${path}\n`);
});

onLinux("without a browser, chromium and the fonts are installed", () => {
  aptGet(0);
  const answer = project.run(script);
  expect(answer.status).toBe(0);
  expect(answer.stdout.trimEnd().split("\n").at(-1)).toBe(join(project.bin, "chromium"));
  expect(aptCalls()).toEqual([
    "apt-get update",
    "apt-get install -y --no-install-recommends chromium fonts-liberation fonts-noto-core fonts-noto-cjk",
  ]);
});

onLinux.each([["without apt-get"], ["where the package is only a stub"]])(
  "%s, Chrome is downloaded once",
  (situation) => {
    if (situation !== "without apt-get") aptGet(1);
    const path = project.command("chrome", "exit 0", "downloads/my chrome");
    project.command("browsers", `echo "chrome@131.0.6778.85 ${path}"`, downloader);
    expect(project.run(script).stdout.trimEnd().split("\n").at(-1)).toBe(path);
    expect(project.run(script).stdout).toBe(`${path}\n`);
    const downloads = project.calls().filter((call) => call.startsWith("browsers"));
    expect(downloads).toHaveLength(1);
    expect(downloads[0]).toContain("install chrome@stable --path");
  },
);

onLinux("when nothing helps, one line says what to do", () => {
  project.command("browsers", "exit 1", downloader);
  const { status, stderr } = project.run(script);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^No browser could be installed\..*CHROME_PATH.*\n$/);
});
