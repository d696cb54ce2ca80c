/** @jest-environment node */
import { createScratchProject, type ScratchProject } from "./testing/scratch-project";

const order = [
  "check:code",
  "check:content",
  "build",
  "check:types",
  "check:html",
  "test",
  "test:browser",
];
const asCalls = (scripts: string[]) => scripts.map((script) => `npm run ${script}`);
let project: ScratchProject;

beforeEach(() => {
  project = createScratchProject(["verify.mjs"]);
  project.command("chromium");
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
    expect(stderr.trim()).toMatch(new RegExp(`^.+ failed\\. Repeat it alone: npm run ${script}$`));
    expect(stdout.match(/not run/g) ?? []).toHaveLength(order.length - index - 1);
  },
);

test("--full adds the long browser tests", () => {
  npm('[ "$FULL" != 1 ]');
  const { status, stderr } = project.run("verify.mjs", ["--full"], env());
  expect(status).toBe(1);
  expect(runs()).toEqual(asCalls([...order, "test:browser:full"]));
  expect(stderr).toContain("Repeat it alone: FULL=1 npm run test:browser:full");
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
