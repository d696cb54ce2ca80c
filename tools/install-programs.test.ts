/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./testing/folders";

const folder = temporaryFolder();

/** Puts a command on the PATH. It does nothing but what a few lines of sh say. */
const command = (name: string, script = "exit 0") =>
  folder.write(`bin/${name}`, `#!/bin/sh\n${script}\n`, 0o755);

/** All programs but nginx and Caddy are installed; apt-get logs its calls and knows only nginx. */
beforeEach(() => {
  for (const name of ["chrome-headless-shell", "firefox", "zbarimg", "java", "pdftoppm"]) {
    command(name);
  }
  command(
    "apt-get",
    `[ "$1" = --version ] && exit
     echo "apt-get $*" >> log
     case $* in *nginx*) echo "exit 0" > bin/nginx; /bin/chmod +x bin/nginx;; esac`,
  );
});

/** Runs the script as a user, 0 for root. Returns its output and the calls of apt-get. */
function runAs(user: number) {
  const script = join(__dirname, "install-programs.ts");
  const code = `process.getuid = () => ${user}; require(${JSON.stringify(script)});`;
  const args = ["--import", require.resolve("tsx"), "-e", code];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder.path(),
    encoding: "utf8",
    env: { NODE_ENV: "test", PATH: folder.path("bin") },
  });
  const log = folder.path("log");
  const calls = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
  return { lines: (stdout + stderr).trim().split("\n"), calls };
}

const missing = (name: string, packages: string) => [
  `${name} is missing: the tests that need it are skipped or fail. On Debian or Ubuntu:`,
  `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages}`,
];

test("prints commands to copy and installs nothing for a user who is not root", () => {
  const { lines, calls } = runAs(1000);
  expect(lines).toEqual([
    ...missing("nginx", "nginx-light libnginx-mod-http-brotli-static"),
    ...missing("Caddy", "caddy"),
  ]);
  expect(calls).toEqual([]);
});

test("installs packages for root and prints what is still missing", () => {
  const { lines, calls } = runAs(0);
  expect(calls).toEqual([
    "apt-get update",
    "apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static",
    "apt-get install -y --no-install-recommends caddy",
  ]);
  expect(lines).toEqual(missing("Caddy", "caddy"));
});
