import type { Schema } from "../../content-check/schema";
import { isGroup } from "./order-like";

/** A field of Decap CMS, as its configuration names it. */
export interface Field {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  [option: string]: unknown;
}

export type FormSchema = Schema & {
  description?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  patternProperties?: Readonly<Record<string, FormSchema>>;
};

/** Longer texts get a field of several lines. */
const oneLine = 80;

/**
 * The form field of a value.
 * @param english what the English file says there; shown beside the field
 * @param value what the file says there; only for groups whose keys no schema lists
 */
export function fieldOf(
  name: string,
  schema: FormSchema,
  isRequired: boolean,
  english?: unknown,
  value?: unknown,
): Field {
  const types = [schema.type ?? []].flat();
  const base = {
    name,
    label: schema.title ?? name,
    hint: hintOf(schema, english),
    required: isRequired && !types.includes("null") && schema.minLength !== 0,
  };
  if (schema.properties || schema.patternProperties) {
    return { ...base, widget: "object", fields: fieldsOf(schema, isRequired, english, value) };
  }
  if (schema.items) return { ...base, ...listOptions(schema, schema.items, isRequired) };
  if (schema.enum) return { ...base, widget: "select", options: [...schema.enum] };
  if (types.includes("boolean")) return { ...base, widget: "boolean", required: false };
  if (types.includes("integer") || types.includes("number"))
    return { ...base, ...numberOptions(schema) };
  return { ...base, ...textOptions(schema) };
}

/**
 * The fields of a group, in the order of its schema.
 * @param isRequired whether the group itself is; what may be left out may be left out in full
 */
export function fieldsOf(
  schema: FormSchema,
  isRequired: boolean,
  english?: unknown,
  value?: unknown,
): Field[] {
  const named = Object.entries(schema.properties ?? {});
  const patterns = Object.entries(schema.patternProperties ?? {});
  const others = Object.keys(isGroup(value) ? value : {}).flatMap((key) => {
    const [, found] = patterns.find(([pattern]) => new RegExp(pattern).test(key)) ?? [];
    return found ? [[key, { ...found, title: `${found.title}: ${key}` }] as const] : [];
  });
  return [...others, ...named].map(([key, property]) =>
    fieldOf(
      key,
      property,
      isRequired && (schema.required?.includes(key) ?? false),
      isGroup(english) ? english[key] : undefined,
      isGroup(value) ? value[key] : undefined,
    ),
  );
}

function hintOf({ description = "" }: FormSchema, english: unknown): string {
  return typeof english === "string" ? `English: ${english}` : description;
}

function listOptions({ minItems, maxItems }: FormSchema, items: FormSchema, isRequired: boolean) {
  const limits = isRequired ? { min: minItems, max: maxItems } : {};
  if (items.enum) {
    return { ...limits, widget: "select", multiple: true, options: [...items.enum] };
  }
  if (!items.properties) {
    const field = fieldOf("item", items, isRequired);
    return { ...limits, widget: "list", collapsed: false, field };
  }
  const key = ["id", "code", "language", "name", "text"].find((name) => items.properties?.[name]);
  return {
    ...limits,
    widget: "list",
    collapsed: true,
    label_singular: items.title,
    summary: key ? `{{fields.${key}}}` : undefined,
    fields: fieldsOf(items, isRequired),
  };
}

function numberOptions({ minimum, maximum, type = [] }: FormSchema) {
  const types = [type].flat();
  const isWhole = types.includes("integer");
  // Decap CMS takes an empty field for a number out of bounds.
  const bounds = types.includes("null") ? {} : { min: minimum, max: maximum };
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    step: isWhole ? 1 : 0.1,
    ...bounds,
  };
}

function textOptions({ pattern, patternErrorMessage, maxLength = 0, minLength = 0 }: FormSchema) {
  const widget = maxLength > oneLine ? "text" : "string";
  if (pattern) return { widget, pattern: [pattern, patternErrorMessage ?? "another text"] };
  const isLimited = widget === "string" && maxLength > 0;
  const limit = [`^.{${minLength},${maxLength}}$`, `at most ${maxLength} characters`];
  return isLimited ? { widget, pattern: limit } : { widget };
}
