import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The top of the repository. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Runs a command at the top of the repository.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's own
 * @returns {Promise<number>} its exit code; 1 when it could not start or was stopped
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const settings = { ...process.env, ...env };
    const child = spawn(command, args, { cwd: root, env: settings, stdio: "inherit" });
    // Ctrl+C reaches the child by itself; this process only has to outlive it and tell its code.
    const outlive = () => {};
    const forward = () => child.kill("SIGTERM");
    process.on("SIGINT", outlive).on("SIGTERM", forward);
    const settle = (code) => {
      process.off("SIGINT", outlive).off("SIGTERM", forward);
      resolve(code);
    };
    child.on("error", () => settle(1)).on("exit", (code) => settle(code ?? 1));
  });
}

/**
 * Whether a command is there and succeeds, quietly.
 * @param {string} command
 * @param {string[]} args
 */
export function works(command, args) {
  return spawnSync(command, args, { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/**
 * Runs what a script is for; an error becomes one line and exit code 1.
 * @param {() => number | Promise<number | void>} action returns the exit code, if it is not 0
 */
export async function asScript(action) {
  try {
    process.exitCode = (await action()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
