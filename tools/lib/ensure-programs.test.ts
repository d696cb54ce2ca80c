/** @jest-environment node */
import { createScratchProject, type ScratchProject } from "../testing/scratch-project";

let project: ScratchProject;

beforeEach(() => {
  project = createScratchProject([]);
});

afterEach(() => project.remove());

const run = () => project.run("lib/ensure-programs.mjs");

test("installed programs are left as they are", () => {
  for (const name of ["nginx", "caddy", "zbarimg", "pdftoppm"]) project.command(name);
  project.command("apt-get");
  const { status, stderr } = run();
  expect([status, stderr]).toEqual([0, ""]);
  expect(project.calls().filter((call) => call.startsWith("apt-get"))).toEqual([]);
});

test("without them and without a way to install them, it says what is not tested and goes on", () => {
  const { status, stderr } = run();
  expect(status).toBe(0);
  expect(stderr.trim().split("\n")).toEqual([
    "nginx cannot be installed here: its recipe in deploy/ will NOT be tested.",
    "caddy cannot be installed here: its recipe in deploy/ will NOT be tested.",
    "zbarimg cannot be installed here: QR codes will NOT be read from pictures.",
    "pdftoppm cannot be installed here: the printed size of QR codes will NOT be measured.",
  ]);
});

test("what is missing is installed, where that is allowed", () => {
  for (const name of ["nginx", "zbarimg", "pdftoppm"]) project.command(name);
  project.command("sudo", 'shift; exec "$@"');
  project.command("apt-get");
  run();
  expect(project.calls()).toContain("apt-get install -y --no-install-recommends caddy");
});
