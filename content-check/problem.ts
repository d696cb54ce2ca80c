import type { Segment } from "jsonc-parser";

/** A mistake in a content file, in words for the person who edits the file. */
export interface Problem extends Words {
  /** The path from the project's root, with "/" on every system. */
  file: string;
  /** Line and column count from 1, as editors do. */
  line: number;
  column: number;
  /** The place in the file, for example `plans[1].price`. It is "" for the whole file. */
  path: string;
}

/** The two parts of a message. */
export interface Words {
  /** What the file contains. The message puts "is" before it. */
  found: string;
  /** What the editor has to write. The message puts "write" before it. */
  expected: string;
}

export function formatProblem({ file, line, column, path, found, expected }: Problem): string {
  const place = `${file}:${line}:${column}  ${path || "(the whole file)"}`;
  return `${place}  is ${found}; write ${expected}`;
}

/** Sorts problems by file and position. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const pad = (number: number) => String(number).padStart(9, "0");
  const keyOf = ({ file, line, column, path, found }: Problem) =>
    [file, pad(line), pad(column), path, found].join("\0");
  // Not localeCompare(), because the order must not depend on the language of the machine.
  return [...problems].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Creates a problem with a whole file. */
export function fileProblem(file: string, found: string, expected: string): Problem {
  return { file, line: 1, column: 1, path: "", found, expected };
}

/** Creates a problem at an offset in the text of a file. */
export function problemAtOffset(
  { file, text }: { file: string; text: string },
  offset: number,
  path: readonly Segment[],
  words: Words,
): Problem {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { file, line: lines.length, column, path: formatPath(path), ...words };
}

/** Writes a path as JavaScript does: `sections[2].blocks[0].text`. */
export function formatPath(segments: readonly Segment[]): string {
  const written = segments.map((segment) =>
    typeof segment === "string" && /^[\w-]+$/.test(segment)
      ? `.${segment}`
      : `[${JSON.stringify(segment)}]`,
  );
  return written.join("").replace(/^\./, "");
}
