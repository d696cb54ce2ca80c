import { readFileSync, writeFileSync } from "node:fs";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { schemaFiles } from "../src/content/schema-files";
import { asScript } from "./lib/command.mjs";

const head = `/** Made from data/schemas by \`npm run make:types\`: change the schemas, not this file. */

/** A namespace file of locales/: texts, in groups. */
export interface Texts {
  [key: string]: string | Texts;
}
`;

type Group = Record<string, JSONSchema>;

/** A schema without what its values must be beside their shape, and without its help for editors. */
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

/** TypeScript's types of the files whose schema has a name ($anchor), and of the parts that have one. */
async function contentTypes(): Promise<string> {
  const parts = Object.keys(schemaFiles)
    .map((name) => `data/schemas/${name}.schema.json`)
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as JSONSchema)
    .filter(({ $anchor }) => $anchor)
    .map((schema) =>
      compile(shapeOf(schema), String(schema.$id), {
        bannerComment: "",
        customName: ({ $anchor }) => $anchor,
        style: { printWidth: 100 },
      }),
    );
  return [head, ...(await Promise.all(parts))].join("\n");
}

asScript(async () => writeFileSync("src/content/types.ts", await contentTypes()));
