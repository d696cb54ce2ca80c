import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  };

  /** Puts a command in place that runs a few lines of sh. */
  const command = (name: string, body: string, at = `bin/${name}`): void =>
    chmodSync(file(at, `#!/bin/sh\n${body}\n`), 0o755);

  const run = (script: string, nodeOptions: readonly string[] = []) =>
    spawnSync(process.execPath, [...nodeOptions, join(folder, "tools", script)], {
      encoding: "utf8",
      env: { NODE_ENV: "test", PATH: bin },
    });

  for (const name of ["lib", ...scripts]) {
    cpSync(join(tools, name), join(folder, "tools", name), { recursive: true });
  }
  file("package.json", JSON.stringify({ engines: { node: ">=20 <26" } }));
  file("package-lock.json", "{}");
  mkdirSync(bin);

  return {
    bin,
    command,
    file,
    run,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export type ScratchProject = ReturnType<typeof createScratchProject>;
