import type { Schema } from "../content-check/schema-keywords";

/** Name of the custom format with which client.ts writes files. */
export const siteFormat = "site-json";

/**
 * A field of Decap CMS. Objects and lists of objects have `fields`; other lists have `field`. An empty value
 * is written as null if the field is nullable, and omitted if it is optional.
 */
export interface Field {
  name: string;
  label: string;
  widget: string;
  fields?: Field[];
  field?: Field;
  nullable?: boolean;
  optional?: boolean;
  [option: string]: unknown;
}

export type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the fields of an object, in the order of its schema.
 * @param english values of the English file, for the hints
 * @param value values of the file, whose keys become the fields of pattern properties
 */
export function fieldsOf(
  schema: Schema,
  isRequired: boolean,
  english: Values = {},
  value: Values = {},
): Field[] {
  const { properties = {}, patternProperties = {}, required = [] } = schema;
  const patterns = Object.entries(patternProperties);
  const matching = Object.keys(value).flatMap((key) => {
    const [, found] = patterns.find(([pattern]) => new RegExp(pattern).test(key)) ?? [];
    return found ? [[key, { ...found, title: `${found.title}: ${key}` }] as const] : [];
  });
  return [...matching, ...Object.entries(properties)].map(([key, property]) => ({
    ...fieldOf(key, property, isRequired && required.includes(key), english[key], value[key]),
    optional: key in properties && !required.includes(key),
  }));
}

export function fieldOf(
  name: string,
  schema: Schema,
  isRequired: boolean,
  english?: unknown,
  value?: unknown,
): Field {
  const types = [schema.type ?? []].flat();
  const nullable = types.includes("null");
  const field = {
    name,
    label: schema.title ?? name,
    hint: typeof english === "string" ? `English: ${english}` : schema.description,
    required: isRequired && !nullable && schema.minLength !== 0,
    nullable,
  };
  if (schema.properties || schema.patternProperties) {
    const fields = fieldsOf(schema, isRequired, english as Values, value as Values);
    return { ...field, widget: "object", fields };
  }
  if (schema.items) return { ...field, ...listOptions(schema, schema.items, isRequired) };
  if (schema.enum) return { ...field, widget: "select", options: [...schema.enum] };
  if (types.includes("boolean")) return { ...field, widget: "boolean", required: false };
  if (types.includes("string")) return { ...field, ...textOptions(schema) };
  const isWhole = types.includes("integer");
  const steps = isWhole ? { value_type: "int", step: 1 } : { value_type: "float", step: 0.1 };
  // Decap CMS treats an empty field as a number out of range.
  const bounds = nullable ? {} : { min: schema.minimum, max: schema.maximum };
  return { ...field, widget: "number", ...steps, ...bounds };
}

function listOptions({ minItems, maxItems }: Schema, items: Schema, isRequired: boolean) {
  const limits = isRequired ? { min: minItems, max: maxItems } : {};
  if (items.enum) return { ...limits, widget: "select", multiple: true, options: [...items.enum] };
  const list = { ...limits, widget: "list", collapsed: Boolean(items.properties) };
  if (!items.properties) return { ...list, field: fieldOf("item", items, isRequired) };
  return { ...list, label_singular: items.title, fields: fieldsOf(items, isRequired) };
}

function textOptions({ pattern, patternErrorMessage, maxLength = 0, minLength = 0 }: Schema) {
  // Longer texts get a multi-line field.
  const widget = maxLength > 80 ? "text" : "string";
  if (pattern) return { widget, pattern: [pattern, patternErrorMessage ?? "another text"] };
  const limit = [`^.{${minLength},${maxLength}}$`, `at most ${maxLength} characters`];
  return widget === "string" && maxLength > 0 ? { widget, pattern: limit } : { widget };
}

/**
 * Formats the value of a form like the files of data/ and locales/: keys in their previous order, which forms
 * do not preserve, and texts trimmed and in Unicode NFC.
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

/** Returns whether a value is empty, or a list or an object that contains only empty values. */
const isVoid = (value: unknown): boolean =>
  typeof value === "object" && value ? Object.values(value).every(isVoid) : isEmpty(value);
