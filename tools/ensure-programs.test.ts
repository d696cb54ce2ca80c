/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createScratchProject, type ScratchProject } from "./testing/scratch-project";

let project: ScratchProject;

beforeEach(() => {
  project = createScratchProject([]);
  project.file(
    "tools/ensure.mjs",
    'import { ensurePrograms } from "./lib/ensure-programs.mjs";\nawait ensurePrograms();',
  );
  for (const name of ["chrome-headless-shell", "firefox", "zbarimg", "pdftoppm"]) {
    project.command(name, "exit 0");
  }
});

afterEach(() => project.remove());

const log = () => join(project.bin, "../log");
const calls = () => (existsSync(log()) ? readFileSync(log(), "utf8").trim().split("\n") : []);

/** Puts commands of the system in place; apt-get installs a program by making its command. */
function system(...names: string[]): void {
  for (const name of names) {
    const install = `for each; do case $each in nginx-light) echo 'exit 0' > "${project.bin}/nginx"; /bin/chmod +x "${project.bin}/nginx";; esac; done`;
    project.command(name, `echo "${name} $*" >> "${log()}"\n${name === "apt-get" ? install : ""}`);
  }
}

/** What is printed for a user of the system; 0 is root. */
function printedFor(user: number): string {
  const asUser = `data:text/javascript,process.getuid=()=>${user}`;
  const { stdout, stderr } = project.run("ensure.mjs", ["--import", asUser]);
  return stdout + stderr;
}

const lines = {
  nginx: "nginx is missing: its recipe in deploy/ is NOT tested.",
  caddy: "Caddy is missing: its recipe in deploy/ is NOT tested.",
  command:
    "sudo apt-get update && sudo apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static caddy",
};

test("nobody but root has packages of the system installed: one command is printed, to be copied", () => {
  system("apt-get", "sudo");
  const printed = printedFor(1000).trim().split("\n");
  expect(printed).toEqual([
    lines.nginx,
    lines.caddy,
    "To install what is missing, copy this:",
    lines.command,
  ]);
  expect(calls().filter((call) => !call.endsWith("--version"))).toEqual([]);
});

test("where there is no apt-get, no command is printed", () => {
  expect(printedFor(1000).trim().split("\n")).toEqual([lines.nginx, lines.caddy]);
});

test("root has them installed, and is told what could not be", () => {
  system("apt-get", "sudo");
  const printed = printedFor(0);
  expect(calls().filter((call) => !call.endsWith("--version"))).toEqual([
    "apt-get update",
    "apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static",
    "apt-get install -y --no-install-recommends caddy",
  ]);
  expect(printed).not.toContain(lines.nginx);
  expect(printed).toContain(lines.caddy);
});

test("where nothing is missing, nothing is said", () => {
  for (const name of ["nginx", "caddy"]) project.command(name, "exit 0");
  expect(printedFor(1000)).toBe("");
});
