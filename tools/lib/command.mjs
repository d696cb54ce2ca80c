import { spawnSync } from "node:child_process";

/**
 * Runs a command in the current folder and prints its output.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] variables added to the environment
 * @returns {number} the exit code; 1 if the command could not start or was killed
 */
export function run(command, args, env = {}) {
  const settings = { ...process.env, ...env };
  return spawnSync(command, args, { env: settings, stdio: "inherit" }).status ?? 1;
}

/**
 * Returns whether a command exists and exits with 0. Discards its output.
 * @param {string} command
 * @param {string[]} args
 */
export function works(command, args) {
  return spawnSync(command, args, { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/**
 * Runs the main function of a script. Prints the message of an error without its stack.
 * @param {() => number | void | Promise<number | void>} main returns the exit code, 0 by default
 */
export async function asScript(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
