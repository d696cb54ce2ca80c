import { closest, distance } from "fastest-levenshtein";
import type { Segment } from "jsonc-parser";

/** A mistake in a content file, in words for the person who edits the file. */
export interface Problem {
  /** The path from the project's root, with "/" on every system. */
  file: string;
  /** Line and column count from 1, as editors do. */
  line: number;
  column: number;
  /** The place in the file, for example `plans[1].price`. It is "" for the whole file. */
  path: string;
  /** What the file contains. The message puts "is" before it. */
  found: string;
  /** What the editor has to write. The message puts "write" before it. */
  expected: string;
}

export function formatProblem({ file, line, column, path, found, expected }: Problem): string {
  const place = `${file}:${line}:${column}  ${path || "(the whole file)"}`;
  return `${place}  is ${found}; write ${expected}`;
}

// With a language, because the order must not depend on the language of the machine.
const { compare } = new Intl.Collator("en", { numeric: true });

/** Sorts problems by file and position. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => compare(formatProblem(a), formatProblem(b)));
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
  found: string,
  expected: string,
): Problem {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { file, line: lines.length, column, path: formatPath(path), found, expected };
}

/** Writes a path as JavaScript does: `sections[2].blocks[0].text`. */
export function formatPath(segments: readonly Segment[]): string {
  const written = segments.map((each) => (typeof each === "number" ? `[${each}]` : `.${each}`));
  return written.join("").replace(/^\./, "");
}

/** The names of JSON types in messages. */
export const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "null",
  array: "a list",
  object: "a group",
};

/** Names the type of a value. */
export function typeNameOf(value: unknown): string {
  if (value === null) return "null";
  return typeNames[Array.isArray(value) ? "array" : typeof value] ?? "";
}

/** Describes a value with its type: `"20", a text`. */
export function describe(value: unknown): string {
  if (typeof value === "object" && value !== null) return typeNameOf(value);
  return value === "" ? '"", an empty text' : `${quote(value)}, ${typeNameOf(value)}`;
}

/** Writes a value as JSON, and shortens a long one. */
export function quote(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}…"` : json;
}

/** Returns the name that a misspelled one resembles most, or undefined if it resembles none. */
export function nearest(misspelled: string, names: readonly string[]): string | undefined {
  const lower = misspelled.toLowerCase();
  const lowerNames = names.map((name) => name.toLowerCase());
  const best = names.length > 0 ? closest(lower, lowerNames) : "";
  const isClose = distance(lower, best) <= Math.max(2, Math.floor(misspelled.length / 3));
  return isClose ? names[lowerNames.indexOf(best)] : undefined;
}
