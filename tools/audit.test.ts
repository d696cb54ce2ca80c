/** @jest-environment node */
import { createScratchProject, type ScratchProject } from "./testing/scratch-project";

let project: ScratchProject;

beforeEach(() => {
  project = createScratchProject(["audit.mjs"]);
  project.file(
    "public/licenses/bundled-code.txt",
    "react 18.3.1 (MIT)\n\nMIT License\n\nTo you (all)\n",
  );
});

afterEach(() => project.remove());

const answer = (json: object) => project.command("npm", `echo '${JSON.stringify(json)}'; exit 1`);
const finding = (name: string) => ({ [name]: { name, severity: "high", range: "<19" } });

test("what is shipped and vulnerable is named, what only builds use is not", () => {
  answer({ vulnerabilities: { ...finding("react"), ...finding("lodash") } });
  const { status, stdout, stderr } = project.run("audit.mjs");
  expect([status, stderr]).toEqual([1, "react <19: high\n"]);
  expect(stdout).toBe("1 packages are shipped, 1 of them with a known vulnerability\n");
});

test("where the registry does not answer, that is said", () => {
  answer({ error: { summary: "405" } });
  const { status, stdout } = project.run("audit.mjs");
  expect([status, stdout]).toEqual([0, "Skipped: the registry does not answer npm audit.\n"]);
});
