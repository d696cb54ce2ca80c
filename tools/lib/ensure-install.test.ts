/** @jest-environment node */
import { createScratchProject, type ScratchProject } from "../testing/scratch-project";

const script = "lib/ensure-install.mjs";
const install = "npm ci --no-audit --no-fund --include=dev";
const makeModules = "/bin/mkdir -p node_modules";
let project: ScratchProject;

function start(engines?: string) {
  project = createScratchProject([], engines);
}

afterEach(() => project.remove());

test("installs once, and again only for another package-lock.json", () => {
  start();
  project.command("npm", makeModules);
  expect(project.run(script).status).toBe(0);
  expect(project.run(script).status).toBe(0);
  expect(project.calls()).toEqual([install]);
  project.file("package-lock.json", '{ "changed": true }');
  expect(project.run(script).status).toBe(0);
  expect(project.calls()).toEqual([install, install]);
});

test("a package below has a lock and a folder of its own", () => {
  start();
  project.command("npm", "/bin/mkdir -p editor/node_modules");
  project.file("editor/package-lock.json", "{}");
  for (let time = 0; time < 2; time += 1) {
    expect(project.run(script, ["editor"]).status).toBe(0);
  }
  expect(project.calls()).toEqual([`${install} --prefix editor`]);
  project.command("npm", '[ "$1" = --version ]');
  project.file("editor/package-lock.json", '{ "changed": true }');
  expect(project.run(script, ["editor"]).stderr).toMatch(/npm ci --prefix editor\n$/);
});

test("a failed installation is one line and is tried again the next time", () => {
  start();
  project.command("npm", `${makeModules}; [ "$1" = --version ]`);
  const failed = project.run(script);
  expect(failed.status).toBe(1);
  expect(failed.stderr).toMatch(/^The dependencies were not installed.*npm ci\n$/);
  project.command("npm", makeModules);
  expect(project.run(script).status).toBe(0);
  expect(project.calls()).toEqual([install, install]);
});

test.each([">=99", ">=9 <9.0.1", ">=9.10 <10"])(
  "another Node than %s is named in one line",
  (engines) => {
    start(engines);
    project.command("npm", makeModules);
    const { status, stderr } = project.run(script);
    expect(status).toBe(1);
    expect(stderr).toBe(`Node ${engines} is needed, but this is Node ${process.versions.node}.\n`);
    expect(project.calls()).toEqual([]);
  },
);

test.each([">=9 <100", ">=20", ">=20.0 <26"])("Node %s is this one", (engines) => {
  start(engines);
  project.command("npm", makeModules);
  expect(project.run(script).status).toBe(0);
});

test("a rule that cannot be read is not passed over", () => {
  start("^20");
  project.command("npm", makeModules);
  expect(project.run(script)).toMatchObject({ status: 1, stderr: expect.stringContaining("^20") });
});

test("a missing npm is named", () => {
  start();
  expect(project.run(script)).toMatchObject({
    status: 1,
    stderr: "npm was not found; it comes with Node.\n",
  });
});
