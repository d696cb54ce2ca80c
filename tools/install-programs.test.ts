/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./testing/temporary-folder";

const folder = temporaryFolder();

/** Puts commands on the PATH. Each does nothing but what a few lines of sh say. */
function commands(names: readonly string[], script = "exit 0"): void {
  for (const name of names) folder.write(`bin/${name}`, `#!/bin/sh\n${script}\n`, 0o755);
}

/** A fake apt-get, which logs its calls and installs a package by writing its command. */
const aptGet = `echo "apt-get $*" >> log
for each; do case $each in nginx-light) echo 'exit 0' > bin/nginx; /bin/chmod +x bin/nginx;; esac; done`;

beforeEach(() => commands(["chrome-headless-shell", "firefox", "zbarimg", "pdftoppm"]));

/** Runs the script as a user, 0 for root, and returns the output. */
function outputFor(user: number): string {
  const code = `
    process.getuid = () => ${user};
    await import(${JSON.stringify(join(__dirname, "install-programs.mjs"))});`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: folder.path(),
    encoding: "utf8",
    env: { NODE_ENV: "test", PATH: folder.path("bin") },
  });
  return stdout + stderr;
}

/** The calls of apt-get that install something. */
function installations(): string[] {
  const log = folder.path("log");
  const calls = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
  return calls.filter((call) => !call.endsWith("--version"));
}

const missing = (name: string) => `${name} is missing: its configuration in deploy/ is not tested.`;

test("prints one command to copy and installs nothing for a user who is not root", () => {
  commands(["apt-get", "sudo"], aptGet);
  expect(outputFor(1000).trim().split("\n")).toEqual([
    missing("nginx"),
    missing("Caddy"),
    "To install the missing programs, run:",
    "sudo apt-get update && sudo apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static caddy",
  ]);
  expect(installations()).toEqual([]);
});

test("installs packages for root and prints what is still missing", () => {
  commands(["apt-get"], aptGet);
  const output = outputFor(0);
  expect(installations()).toEqual([
    "apt-get update",
    "apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static",
    "apt-get install -y --no-install-recommends caddy",
  ]);
  expect(output).not.toContain(missing("nginx"));
  expect(output).toContain(missing("Caddy"));
});
