import type { Segment } from "jsonc-parser";

/** One thing to put right in one place, in words for the person who edits the file. */
export interface Problem {
  /** From the root of the project, with "/" on every system. */
  file: string;
  /** Both count from 1, as editors do. */
  line: number;
  column: number;
  /** The place inside the file, such as `plans[1].price`; "" is the whole file. */
  path: string;
  /** What stands there … */
  is: string;
  /** … and what to write instead. */
  write: string;
}

/** What a rule says of a place. */
export type Words = Pick<Problem, "is" | "write">;

export function formatProblem({ file, line, column, path, is, write }: Problem): string {
  return `${file}:${line}:${column}  ${path || "(the whole file)"}  is ${is}; write ${write}`;
}

/** By file, and within a file from top to bottom. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.path, b.path) ||
      compare(a.is, b.is),
  );
}

// Not localeCompare: the order must not depend on the machine's language.
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A problem with a file as a whole. */
export function fileProblem(file: string, is: string, write: string): Problem {
  return { file, line: 1, column: 1, path: "", is, write };
}

/** A problem at a position in the text of a file. */
export function problemIn(
  { file, text }: { file: string; text: string },
  offset: number,
  path: readonly Segment[],
  { is, write }: Words,
): Problem {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { file, line: lines.length, column, path: formatPath(path), is, write };
}

/** A path as people write it: `sections[2].blocks[0].text`. */
export function formatPath(segments: readonly Segment[]): string {
  return segments
    .map((segment) => {
      if (typeof segment === "number") return `[${segment}]`;
      return /^[\w-]+$/.test(segment) ? `.${segment}` : `[${JSON.stringify(segment)}]`;
    })
    .join("")
    .replace(/^\./, "");
}
