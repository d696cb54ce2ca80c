/** @jest-environment node */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createScratchProject, type ScratchProject } from "./testing/scratch-project";

const order = [
  "check:code",
  "check:content",
  "build",
  "check:types",
  "check:html",
  "test",
  "test:browser",
  "test:firefox:smoke",
];
const command = (script: string) =>
  script.startsWith("test:firefox") ? `ENGINE=firefox npm run ${script}` : `npm run ${script}`;
const asCalls = (scripts: string[]) => scripts.map((script) => `npm run ${script}`);
const programs = ["chromium", "firefox-esr", "nginx", "caddy", "zbarimg", "pdftoppm"];
let project: ScratchProject;

beforeEach(() => {
  project = createScratchProject(["verify.mjs"]);
  for (const name of programs) project.command(name);
});

afterEach(() => project.remove());

/** An npm whose scripts all pass, except that one line of sh may decide otherwise. */
function npm(body: string) {
  project.command("npm", `/bin/mkdir -p node_modules; [ "$1" = run ] || exit 0; ${body}`);
}

const runs = () => project.calls().filter((call) => call.startsWith("npm run"));
const env = () => ({ CHROME_PATH: `${project.bin}/chromium` });

test("runs every check in order and sums up", () => {
  npm("exit 0");
  const { status, stdout, stderr } = project.run("verify.mjs", [], env());
  expect([status, stderr]).toEqual([0, ""]);
  expect(runs()).toEqual(asCalls(order));
  expect(stdout.match(/passed +\d+\.\d$/gm)).toHaveLength(order.length);
});

test.each(order.map((script, index) => [script, index] as const))(
  "stops when %s fails and says how to repeat it",
  (script, index) => {
    npm(`[ "$2" != ${script} ]`);
    const { status, stdout, stderr } = project.run("verify.mjs", [], env());
    expect(status).toBe(1);
    expect(runs()).toEqual(asCalls(order.slice(0, index + 1)));
    expect(stderr.trim()).toMatch(new RegExp(`^.+ failed\\. Repeat it alone: ${command(script)}$`));
    expect(stdout.match(/not run/g) ?? []).toHaveLength(order.length - index - 1);
  },
);

test("--full adds the long tests", () => {
  npm('[ "$FULL" != 1 ] || [ "$2" = test:fuzz ]');
  const { status, stderr } = project.run("verify.mjs", ["--full"], env());
  expect(status).toBe(1);
  expect(runs()).toEqual(asCalls([...order, "check:audit", "test:fuzz", "test:browser:full"]));
  expect(stderr).toContain("Repeat it alone: FULL=1 npm run test:browser:full");
  npm("exit 0");
  project.run("verify.mjs", ["--full"], env());
  expect(runs().slice(-2)).toEqual(asCalls(["test:lives", "test:firefox"]));
});

// Where the tests run, a system's own Firefox is found outside of the scratch project.
const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("without Firefox its steps are left out, and a line says why; in CI nothing runs", () => {
  rmSync(join(project.bin, "firefox-esr"));
  npm("exit 0");
  const { status, stdout } = project.run("verify.mjs", [], env());
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Firefox is skipped: .*FIREFOX_PATH/m);
  expect(runs()).toEqual(asCalls(order.slice(0, -1)));
  expect(project.run("verify.mjs", [], { ...env(), CI: "true" }).status).toBe(1);
  expect(runs()).toHaveLength(order.length - 1);
});

test("the checks are told which browser was found, and that nobody is watching", () => {
  npm('[ "$CHROME_PATH" = "$WISHED" ] && [ "$CI" = true ]');
  const wished = { ...env(), WISHED: env().CHROME_PATH };
  expect(project.run("verify.mjs", [], wished).status).toBe(0);
});

test("without Node's dependencies no check runs", () => {
  project.command("npm", '[ "$1" = --version ]');
  expect(project.run("verify.mjs", [], env()).status).toBe(1);
  expect(runs()).toEqual([]);
});
