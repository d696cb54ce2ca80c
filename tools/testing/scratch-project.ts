import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const tools = join(__dirname, "..");

/**
 * A temporary copy of the start scripts in a project of its own, whose PATH holds nothing but the
 * commands that a test puts there: no test installs anything or sees this machine's browser.
 */
export function createScratchProject(scripts: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "scratch-project-"));
  const bin = join(folder, "bin");
  const log = join(folder, "calls.log");

  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  };

  /** Puts a command in place that notes how it was called and then runs a few lines of sh. */
  const command = (name: string, body = "exit 0", at = `bin/${name}`): string => {
    const path = file(at, `#!/bin/sh\necho "${name} $*" >> "${log}"\n${body}\n`);
    chmodSync(path, 0o755);
    return path;
  };

  const run = (script: string, args: string[] = [], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(folder, "tools", script), ...args], {
      encoding: "utf8",
      env: { NODE_ENV: "test", PATH: bin, ...env },
    });

  for (const name of ["lib", ...scripts]) {
    cpSync(join(tools, name), join(folder, "tools", name), { recursive: true });
  }
  file("package.json", JSON.stringify({ engines: { node: ">=20 <26" } }));
  file("package-lock.json", "{}");
  mkdirSync(bin);
  symlinkSync("/usr/bin/env", join(bin, "env"));

  return {
    bin,
    command,
    file,
    run,
    /** How the commands were called so far, without the questions for their version. */
    calls: () => {
      const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n") : [];
      return lines.filter((line) => line !== "" && !line.endsWith(" --version"));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export type ScratchProject = ReturnType<typeof createScratchProject>;
