import { kindOf, quote } from "./json-document";
import type { Schema } from "./schema";

/** What to write in place of a value of the wrong type: the same value in the right one, if it can be. */
export function kindWords({ type = [], examples: [example] = [] }: Schema, data: unknown): string {
  const types = [type].flat();
  const converted = types.map((each) => conversionTo(each, data)).find((each) => each);
  if (converted) return converted;
  const words = types.map(kindOf).join(" or ");
  const isSimple = example !== undefined && typeof example !== "object";
  return isSimple ? `${words}, such as ${quote(example)}` : words;
}

function conversionTo(type: string, data: unknown): string | undefined {
  if (type === "string" && ["number", "boolean"].includes(typeof data)) return `the text "${data}"`;
  if (typeof data !== "string") return undefined;
  const form = { number: /^-?\d+(\.\d+)?$/, integer: /^-?\d+$/, boolean: /^(true|false)$/ }[type];
  if (!form?.test(data.trim())) return undefined;
  return type === "boolean" ? `${data.trim()} without quotes` : `the number ${data.trim()}`;
}
