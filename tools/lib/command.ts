import { spawnSync } from "node:child_process";

/**
 * Runs a command in the current folder and prints its output.
 * @param env variables added to the environment
 * @returns the exit code; 1 if the command could not start or was killed
 */
export function run(command: string, args: readonly string[], env: object = {}): number {
  const settings = { ...process.env, ...env };
  return spawnSync(command, args, { env: settings, stdio: "inherit" }).status ?? 1;
}

/** Returns whether a command exists and exits with 0. Discards its output. */
export function works(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore", timeout: 20_000 }).status === 0;
}

type ExitCode = number | undefined;

/**
 * Runs the main function of a script, which can return an exit code. Prints the message of an error without
 * its stack.
 */
export async function asScript(main: () => ExitCode | Promise<ExitCode>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
