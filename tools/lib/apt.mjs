import { run, works } from "./command.mjs";

/** Whether this process may do everything on this machine. */
export const isRoot = () => process.getuid?.() === 0;

/** What stands before an apt-get that may install; undefined where there is no such apt-get. */
function aptPrefix() {
  if (!works("apt-get", ["--version"])) return undefined;
  if (isRoot()) return [];
  return works("sudo", ["-n", "true"]) ? ["sudo", "-n"] : undefined;
}

/**
 * Installs packages of the system where that needs no password. Whether it has worked is for the
 * caller to see: where a browser is a snap, its package holds only a stub.
 * @param {string[]} packages
 */
export async function aptInstall(packages) {
  const prefix = aptPrefix();
  if (prefix === undefined) return;
  const [command, ...args] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  // One unreachable source fails the update, yet the install may still succeed.
  await run(command, [...args, "update"]);
  await run(command, [...args, "install", "-y", "--no-install-recommends", ...packages]);
}
