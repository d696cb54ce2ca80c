import type { Schema } from "../schema";

/** A value that has the keys of a schema in their order, for orderLike; lists have one entry. */
export function modelOf(schema: Schema = {}): unknown {
  if (schema.items) return [modelOf(schema.items)];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [key, modelOf(property)]),
  );
}
