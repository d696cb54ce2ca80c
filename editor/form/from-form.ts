import type { FormSchema } from "./fields";

/**
 * A form's value as the file has it: a form has an empty text for null and for what is left out.
 * @param schema of the value
 */
export function fromForm(value: unknown, schema: FormSchema): unknown {
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
