import type { CheckResult } from "./check-content";
import { formatProblem } from "./problem";

/** What the checker prints: all problems and their number, or that there are none. */
export function report({ problems, files, languages }: CheckResult): string {
  if (problems.length === 0) {
    return `Content is in order: ${count(files, "file")}, ${count(languages, "language")}.`;
  }
  const places = new Set(problems.map(({ file }) => file)).size;
  return [
    ...problems.map(formatProblem),
    `${count(problems.length, "error")} in ${count(places, "file")}.`,
  ].join("\n");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
