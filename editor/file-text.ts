import type { Field } from "./fields";

/**
 * Formats the value of a form like the files of data/ and locales/: keys in their previous order, which forms
 * do not preserve, and texts trimmed and in Unicode NFC.
 * @param fields fields of the form
 * @param former previous value of the file
 */
export function fileText(form: unknown, fields: readonly Field[], former: unknown): string {
  return `${JSON.stringify(fileValue(form, { fields }, former), null, 2)}\n`;
}

type Shape = { fields?: readonly Field[]; field?: Shape; nullable?: boolean };

function fileValue(value: unknown, shape: Shape, former?: unknown): unknown {
  const { fields = [], field = { fields }, nullable }: Shape = shape;
  if (Array.isArray(value)) {
    const items = Array.isArray(former) ? former : [];
    return value.map((item, index) => fileValue(item, field, items[index]));
  }
  if (isEmpty(value)) return nullable ? null : value;
  if (typeof value === "string") return value.trim().normalize("NFC");
  if (typeof value !== "object" || value === null) return value;
  const before = new Map(Object.entries(former ?? {}));
  const now = new Map(Object.entries(value));
  const keys = [...before.keys(), ...fields.map(({ name }) => name), ...now.keys()];
  const entries = [...new Set(keys)].flatMap((key) => {
    const each = fields.find(({ name }) => name === key);
    const isLeftOut = !now.has(key) || (each?.optional && isVoid(now.get(key)));
    return isLeftOut ? [] : [[key, fileValue(now.get(key), each ?? {}, before.get(key))]];
  });
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown) => (value ?? "") === "";

/**
 * Returns whether nothing was filled in: an empty text, or a list or object that contains only empty values.
 */
const isVoid = (value: unknown): boolean =>
  typeof value === "object" && value ? Object.values(value).every(isVoid) : isEmpty(value);
