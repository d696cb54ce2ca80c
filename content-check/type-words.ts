import type { Schema } from "./schema";

/** The names of JSON types in messages, and the texts that have the type once their quotes are removed. */
const types: Record<string, { name: string; unquoted?: RegExp }> = {
  string: { name: "a text" },
  number: { name: "a number", unquoted: /^-?\d+(\.\d+)?$/ },
  integer: { name: "a whole number", unquoted: /^-?\d+$/ },
  boolean: { name: "true or false", unquoted: /^(true|false)$/ },
  null: { name: "null" },
  array: { name: "a list" },
  object: { name: "a group" },
};

/** Names a type of a schema: "a text" for "string". */
const typeName = (type: string): string => types[type]?.name ?? type;

/** Names the type of a value. */
export function typeNameOf(value: unknown): string {
  if (value === null) return typeName("null");
  return typeName(Array.isArray(value) ? "array" : typeof value);
}

/** Describes a value with its type: `"20", a text`. */
export function describe(value: unknown): string {
  if (typeof value === "object" && value !== null) return typeNameOf(value);
  return value === "" ? '"", an empty text' : `${quote(value)}, ${typeNameOf(value)}`;
}

/** Writes a value as JSON, and shortens a long one. */
export function quote(value: unknown): string {
  const json = JSON.stringify(value) ?? "nothing";
  return json.length > 60 ? `${json.slice(0, 57)}…"` : json;
}

/** Says what to write for a value of the wrong type: the value in the right type, if that is possible. */
export function typeWords({ type = [], examples: [example] = [] }: Schema, data: unknown): string {
  const expected = [type].flat();
  const converted = expected.map((each) => convert(each, data)).find((each) => each);
  if (converted) return converted;
  const names = expected.map(typeName).join(" or ");
  const isSimple = example !== undefined && typeof example !== "object";
  return isSimple ? `${names}, such as ${quote(example)}` : names;
}

function convert(type: string, data: unknown): string | undefined {
  if (type === "string" && ["number", "boolean"].includes(typeof data)) return `the text "${data}"`;
  const text = typeof data === "string" ? data.trim() : "";
  if (!types[type]?.unquoted?.test(text)) return undefined;
  return type === "boolean" ? `${text} without quotes` : `the number ${text}`;
}
