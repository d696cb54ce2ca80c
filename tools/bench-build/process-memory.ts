import { readdirSync, readFileSync } from "node:fs";

interface Process {
  parent: number;
  bytes: number;
}

const pageSize = 4096;

/** The parent and the resident memory of a process; undefined if it has ended meanwhile. */
function readProcess(pid: string): Process | undefined {
  try {
    // The name in parentheses may hold spaces: the fields that matter come after it (proc(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { parent: Number(fields[1]), bytes: Number(fields[21]) * pageSize };
  } catch {
    return undefined;
  }
}

/**
 * Resident memory of a process and all that it has started, in bytes. Pages that they share count
 * for each. 0 where there is no /proc, as on macOS.
 */
export function treeMemory(root: number): number {
  const processes = new Map<number, Process>();
  for (const pid of readNames()) {
    const process = readProcess(pid);
    if (process) processes.set(Number(pid), process);
  }
  const isInTree = (pid: number): boolean =>
    pid === root || (pid > 1 && isInTree(processes.get(pid)?.parent ?? 0));
  return [...processes].reduce((sum, [pid, { bytes }]) => sum + (isInTree(pid) ? bytes : 0), 0);
}

function readNames(): string[] {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
