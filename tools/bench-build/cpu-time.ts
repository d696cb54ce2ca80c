import { existsSync, readFileSync } from "node:fs";

const stat = "/proc/self/stat";
const ticksPerSecond = 100;

/**
 * Seconds of processor time that this process's children and theirs have used, once they have ended
 * (cutime and cstime of proc(5)): unlike the time on the clock, other work on the machine does not
 * lengthen it much. 0 where there is no /proc, as on macOS.
 */
export function childrenCpuSeconds(): number {
  if (!existsSync(stat)) return 0;
  // The name in parentheses may hold spaces: the fields are counted from its end.
  const fields = readFileSync(stat, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}
