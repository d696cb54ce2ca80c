import { readFileSync, writeFileSync } from "node:fs";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { schemaFiles } from "../src/content/schema-files";
import { asScript } from "./lib/command.mjs";

/** Writes the TypeScript types of the files in data/: the schemas with a name ($anchor). */
const output = "src/content/types.ts";

const head = `/** Made from data/schemas by \`npm run make:types\`: change the schemas, not this file. */

/** A namespace file of locales/: texts, in groups. */
export interface Texts {
  [key: string]: string | Texts;
}
`;

type Group = Record<string, JSONSchema>;

/** Returns a schema without its constraints on values and its help for editors. */
function shapeOf({ $anchor, type, enum: choices, ...schema }: JSONSchema): JSONSchema {
  const shapes = (group: Group = {}) =>
    Object.fromEntries(Object.entries(group).map(([key, each]) => [key, shapeOf(each)]));
  const [pattern] = Object.values(shapes(schema.patternProperties));
  const required = (schema.required as string[] | undefined) ?? [];
  return {
    $anchor,
    type,
    ...(choices ? { enum: choices } : {}),
    required,
    properties: {
      ...(pattern ? Object.fromEntries(required.map((key) => [key, pattern])) : {}),
      ...shapes(schema.properties),
    },
    additionalProperties: pattern ?? false,
    ...(schema.items ? { items: shapeOf(schema.items as JSONSchema) } : {}),
  };
}

asScript(async () => {
  const schemas = Object.keys(schemaFiles)
    .map((name) => readFileSync(`data/schemas/${name}.schema.json`, "utf8"))
    .map((text) => JSON.parse(text) as JSONSchema);
  const types = schemas
    .filter(({ $anchor }) => $anchor)
    .map((schema) =>
      compile(shapeOf(schema), String(schema.$id), {
        bannerComment: "",
        customName: ({ $anchor }) => $anchor,
        style: { printWidth: 100 },
      }),
    );
  writeFileSync(output, [head, ...(await Promise.all(types))].join("\n"));
});
