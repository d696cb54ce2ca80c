import { quote } from "./json-document";
import type { Schema } from "./schema";

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "null",
  array: "a list",
  object: "a group",
};

/** What to write in place of a value of the wrong type: the same value in the right one, if it can be. */
export function typeWords({ type = [], examples = [] }: Schema, data: unknown): string {
  const types = [type].flat();
  const converted = types.map((each) => conversions[each]?.(data)).find((each) => each);
  if (converted) return converted;
  const words = types.map((each) => kinds[each] ?? each).join(" or ");
  const isSimple = examples.length > 0 && typeof examples[0] !== "object";
  return isSimple ? `${words}, such as ${quote(examples[0])}` : words;
}

const conversions: Record<string, (data: unknown) => string | undefined> = {
  number: numberIn,
  integer: (data) => {
    const number = numberIn(data);
    return number?.includes(".") ? undefined : number;
  },
  string: (data) =>
    typeof data === "number" || typeof data === "boolean" ? `the text "${data}"` : undefined,
  boolean: (data) => (data === "true" || data === "false" ? `${data} without quotes` : undefined),
};

function numberIn(data: unknown): string | undefined {
  const isNumber = typeof data === "string" && /^-?\d+(\.\d+)?$/.test(data.trim());
  return isNumber ? `the number ${data.trim()}` : undefined;
}
