/** @jest-environment node */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createScratchProject, type ScratchProject } from "./testing/scratch-project";

const programs = ["nginx", "caddy", "zbarimg", "pdftoppm"];
const install = "npm ci --no-audit --no-fund --include=dev";
let project: ScratchProject;

beforeEach(() => {
  project = createScratchProject(["verify.mjs"]);
  for (const name of [...programs, "chromium", "firefox-esr"]) project.command(name);
});

afterEach(() => project.remove());

/** An npm whose scripts all pass, except that one line of sh may decide otherwise. */
function npm(body: string) {
  project.command("npm", `/bin/mkdir -p node_modules; [ "$1" = run ] || exit 0; ${body}`);
}

const verify = (...args: string[]) => project.run("verify.mjs", args);
const runs = () => project.calls().filter((call) => call.startsWith("npm run"));

test("installs, runs every check with the browser that it found, and sums up", () => {
  npm(`[ "$CHROME_PATH" = "${project.bin}/chromium" ] && [ "$CI" = true ]`);
  const { status, stdout, stderr } = verify();
  expect([status, stderr]).toEqual([0, ""]);
  expect(project.calls()[0]).toBe(install);
  const checks = "build check:code check:content check:html check:types test test:browser";
  expect(
    runs()
      .map((call) => call.replace("npm run ", ""))
      .sort(),
  ).toEqual([...checks.split(" "), "test:firefox:smoke"]);
  expect(stdout.match(/passed +\d+\.\d$/gm)).toHaveLength(runs().length);
});

test("installs again for another package-lock.json only", () => {
  npm("exit 0");
  const installs = () => project.calls().filter((call) => call === install).length;
  for (const [lock, times] of [
    ["{}", 1],
    ["{}", 1],
    ["[]", 2],
  ] as const) {
    project.file("package-lock.json", lock);
    verify();
    expect(installs()).toBe(times);
  }
});

test("begins nothing after a failure, prints what was said and how to repeat it", () => {
  npm('[ "$2" != build ] || { echo "no memory"; exit 1; }');
  const { status, stdout, stderr } = verify();
  expect(status).toBe(1);
  expect(stderr).toBe("\nbuild failed. Repeat it alone: npm run build\n");
  expect(stdout).toContain("no memory");
  expect(runs()).not.toContain("npm run test:browser");
  expect(stdout).toMatch(/^browser tests +not run/m);
});

test("--full adds the long checks, one after another", () => {
  npm('[ "$2" != test:browser:full ] || [ "$FULL" != 1 ]');
  const { status, stderr } = verify("--full");
  expect(status).toBe(1);
  expect(runs().slice(8)).toEqual(
    ["check:audit", "test:fuzz", "test:browser:full"].map((script) => `npm run ${script}`),
  );
  expect(stderr).toContain("Repeat it alone: FULL=1 npm run test:browser:full");
});

// Where the tests run, a system's own Firefox is found outside of the scratch project on macOS.
const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("without Firefox its checks are left out, and a line says so; in CI nothing runs", () => {
  rmSync(join(project.bin, "firefox-esr"));
  npm("exit 0");
  const { status, stdout } = verify();
  expect(status).toBe(0);
  expect(stdout).toContain("Firefox is skipped.");
  expect(runs()).not.toContain("npm run test:firefox:smoke");
  const before = runs().length;
  expect(project.run("verify.mjs", [], { CI: "true" }).status).toBe(1);
  expect(runs()).toHaveLength(before);
});

test.each([
  ["another Node", ">=99 <100", "exit 0", /^Node >=99 <100 is needed, but this is Node .*\n$/],
  ["what cannot be installed", ">=20 <26", "exit 1", /^The dependencies were not .*npm ci\n$/],
])("%s is one line, and no check runs", (_, engines, body, said) => {
  project.file("package.json", JSON.stringify({ engines: { node: engines } }));
  project.command("npm", body);
  const { status, stderr } = verify();
  expect(status).toBe(1);
  expect(stderr).toMatch(said);
  expect(runs()).toEqual([]);
});
