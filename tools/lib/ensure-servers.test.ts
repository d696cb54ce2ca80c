/** @jest-environment node */
import { createScratchProject, type ScratchProject } from "../testing/scratch-project";

let project: ScratchProject;

beforeEach(() => {
  project = createScratchProject([]);
});

afterEach(() => project.remove());

const run = () => project.run("lib/ensure-servers.mjs");

test("installed servers are left as they are", () => {
  project.command("nginx");
  project.command("caddy");
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
  ]);
});

test("what is missing is installed, where that is allowed", () => {
  project.command("nginx");
  project.command("sudo", 'shift; exec "$@"');
  project.command("apt-get");
  run();
  expect(project.calls()).toContain("apt-get install -y --no-install-recommends caddy");
});
