import { closest, distance } from "fastest-levenshtein";
import type { Segment } from "jsonc-parser";

/** A mistake in a content file. */
export interface Problem {
  /** The path from the project's root, with "/" on every system. */
  file: string;
  /** The place in the file, for example `plans[1].price`. It is "" for the whole file. */
  path: string;
  /** Place, mistake and correction, in words for the person who edits the file. */
  message: string;
}

// With a language, because the order must not depend on the language of the machine.
const { compare } = new Intl.Collator("en", { numeric: true });

/** Returns the messages of problems, sorted by file and position. */
export const messagesOf = (problems: readonly Problem[]): string[] =>
  problems.map(({ message }) => message).sort(compare);

/** Creates a problem with a whole file. */
export const fileProblem = (file: string, found: string, expected: string): Problem =>
  problemAtOffset({ file, text: "" }, 0, [], found, expected);

/**
 * Creates a problem at an offset in the text of a file.
 * @param found what the file contains
 * @param expected what the editor has to write
 */
export function problemAtOffset(
  { file, text }: { file: string; text: string },
  offset: number,
  segments: readonly Segment[],
  found: string,
  expected: string,
): Problem {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  // Line and column count from 1, as editors do.
  const place = `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
  const path = formatPath(segments);
  const message = `${place}  ${path || "(the whole file)"}  is ${found}; write ${expected}`;
  return { file, path, message };
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
