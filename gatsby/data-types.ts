import { readFileSync } from "node:fs";
import type { Schema } from "../content-check/schema-keywords";
import { schemaFiles, schemaNameOf } from "../src/content/schema-files";

/**
 * Returns the name of a JSON file's GraphQL type, which comes from its schema: `PlansJson` for
 * data/plans.json, `FaqsJson` for data/faqs/en.json, `LocaleJson` for every file of locales/.
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

/** Returns whether a schema lists names, the only values of a GraphQL enum. Other lists stay strings or numbers. */
const isEnum = ({ enum: values }: Schema) =>
  values?.every((value) => typeof value === "string" && /^[A-Za-z_]\w*$/.test(value));

const typesOf = ({ type = [] }: Schema): readonly string[] => [type].flat();

/**
 * Returns the GraphQL type of a value; undefined for an object whose schema has no name (`$anchor`).
 * @param enumName the name of the type if the schema lists the values
 */
function typeOf(schema: Schema, enumName: string): string | undefined {
  if (schema.items) {
    const item = typeOf(schema.items, enumName);
    return item && `[${item}!]`;
  }
  if (isEnum(schema)) return enumName;
  return schema.$anchor ?? scalars[typesOf(schema).find((each) => each !== "null") ?? ""];
}

function definitions(schema: Schema, name: string, isNode = false): string[] {
  const properties = Object.entries(schema.properties ?? {});
  const enumNameOf = (field: string) => `${name}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const fields = properties.flatMap(([field, each]) => {
    const type = typeOf(each, enumNameOf(field));
    const isRequired = schema.required?.includes(field) && !typesOf(each).includes("null");
    return type ? [`${field}: ${type}${isRequired ? "!" : ""}`] : [];
  });
  const nested = properties.flatMap(([field, each]) => {
    const part = each.items ?? each;
    if (isEnum(part)) return [`enum ${enumNameOf(field)} { ${part.enum?.join(" ")} }`];
    return part.$anchor ? definitions(part, part.$anchor) : [];
  });
  const head = isNode ? `${name} implements Node @dontInfer { id: ID!` : `${name} {`;
  return [`type ${head} ${fields.join(" ")} }`, ...nested];
}

/**
 * Returns the GraphQL types of the files in data/, created from their schemas. Gatsby's inference would drop
 * a field whose list is empty.
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
