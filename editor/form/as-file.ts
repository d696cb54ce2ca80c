import type { FormSchema } from "./fields";
import { orderLike } from "./order-like";

/**
 * A form's value as all files of data/ and locales/ are written: keys in the order of the model, of
 * which forms know nothing, texts without spaces around them and in Unicode NFC.
 * @param isTranslation of the model, whose order of entries it keeps too
 */
export function asFile(
  form: unknown,
  schema: FormSchema,
  model: unknown,
  isTranslation: boolean,
): string {
  const ordered = orderLike(fromForm(form, schema), model, isTranslation);
  const tidy = (_: string, each: unknown) =>
    typeof each === "string" ? each.trim().normalize("NFC") : each;
  return `${JSON.stringify(JSON.parse(JSON.stringify(ordered), tidy), null, 2)}\n`;
}

/**
 * A form's value as the file has it: a form has an empty text for null and for what is left out.
 * @param schema of the value
 */
function fromForm(value: unknown, schema: FormSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => fromForm(item, schema.items ?? {}));
  if (isEmpty(value) && [schema.type].flat().includes("null")) return null;
  if (typeof value !== "object" || value === null) return value;
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => !(key in properties) || required.includes(key) || !isVoid(item))
      .map(([key, item]) => [key, fromForm(item, properties[key] ?? {})]),
  );
}

const isEmpty = (value: unknown): boolean => value === "" || value === undefined || value === null;

/** Whether nothing was filled in: an empty text, and lists and groups of nothing but that. */
function isVoid(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return isEmpty(value);
  return Object.values(value).every(isVoid);
}
