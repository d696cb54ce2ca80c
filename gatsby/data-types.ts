import { readFileSync } from "node:fs";
import type { Schema } from "../content-check/schema";
import { schemaFiles, schemaNameOf } from "../src/content/schema-files";

/**
 * Names the GraphQL type of a JSON file by its schema: data/plans.json is a `PlansJson`,
 * data/faqs/en.json a `FaqsJson`. All files of locales/ are a `LocaleJson`.
 * @param file its path from the project's root
 */
export function jsonTypeName(file: string): string {
  const name = file.startsWith("locales/") ? "locale" : (schemaNameOf(file) ?? "unknown");
  return `${name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Json`;
}

const scalars: Record<string, string> = {
  string: "String",
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
};

const typesOf = ({ type = [] }: Schema): readonly string[] => [type].flat();

/** The GraphQL type of a value; undefined for an object whose schema has no name (`$anchor`). */
function typeOf(schema: Schema): string | undefined {
  if (schema.items) {
    const item = typeOf(schema.items);
    return item && `[${item}!]`;
  }
  return schema.$anchor ?? scalars[typesOf(schema).find((each) => each !== "null") ?? ""];
}

/** The definition of a type, and those of the types of its fields. */
function definitions(schema: Schema, name: string, isNode = false): string[] {
  const properties = Object.entries(schema.properties ?? {});
  const fields = properties.flatMap(([field, each]) => {
    const type = typeOf(each);
    const isRequired = schema.required?.includes(field) && !typesOf(each).includes("null");
    return type ? [`${field}: ${type}${isRequired ? "!" : ""}`] : [];
  });
  const nested = properties.flatMap(([, each]) => {
    const part = each.items ?? each;
    return part.$anchor ? definitions(part, part.$anchor) : [];
  });
  const head = isNode ? `${name} implements Node @dontInfer { id: ID!` : `${name} {`;
  return [`type ${head} ${fields.join(" ")} }`, ...nested];
}

/**
 * GraphQL's types of the files in data/, made from their schemas, so that an empty list never drops a
 * field.
 */
export function dataTypes(): string {
  return Object.entries(schemaFiles)
    .filter(([, files]) => files.startsWith("data/"))
    .flatMap(([name, files]) => {
      const schema = JSON.parse(readFileSync(`data/schemas/${name}.schema.json`, "utf8")) as Schema;
      return definitions(schema, jsonTypeName(files), true);
    })
    .join("\n");
}
