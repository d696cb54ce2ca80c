import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as operations from "@graphql-codegen/typescript-operations";
import { mergeTypeDefs } from "@graphql-tools/merge";
import { parse } from "graphql";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { jsonTypeName } from "../gatsby/data-types";
import { scalarTypes, typeDefinitions } from "../gatsby/schema";
import { schemaFiles } from "../src/content/schema-files";

const contentTypesHead = `/** Made from data/schemas by \`npm run make:types\`: change the schemas, not this file. */

/** A namespace file of locales/: texts, in groups. */
export interface Texts {
  [key: string]: string | Texts;
}
`;

/**
 * Removes the titles for editors, from which the generator would take the names of types, and alternatives,
 * which would become intersection types. A property with such a name is an object.
 */
const withoutTitles = (key: string, value: unknown) =>
  /^(title|anyOf|oneOf)$/.test(key) && (typeof value === "string" || Array.isArray(value))
    ? undefined
    : value;

/** Writes the TypeScript types of the files in data/: the schemas with a name ($anchor). */
async function writeContentTypes(): Promise<void> {
  const types = [contentTypesHead];
  for (const name of Object.keys(schemaFiles)) {
    const text = readFileSync(`data/schemas/${name}.schema.json`, "utf8");
    const schema = JSON.parse(text, withoutTitles) as JSONSchema;
    if (!schema.$anchor) continue;
    const type = await compile(schema, name, {
      additionalProperties: false,
      bannerComment: "",
      customName: ({ $anchor }) => $anchor,
      ignoreMinAndMaxItems: true,
    });
    types.push(type);
  }
  writeFileSync("src/content/types.ts", types.join("\n"));
}

/** The types of Gatsby and its plugins, as far as the queries use them. */
const gatsbyTypes = `#graphql
  directive @dontInfer on OBJECT
  directive @link(by: String!, from: String) on FIELD_DEFINITION
  scalar GatsbyImageData
  interface Node { id: ID! }
  type File { publicURL: String }
  type Locale { ns: String, language: String, data: String! }
  type LocaleEdge { node: Locale! }
  type LocaleConnection { edges: [LocaleEdge!]! }
`;

/**
 * Defines a field of Query for each single file of data/. The fields are never null, because the
 * content check stops a build if a file is missing.
 */
function queryType(): string {
  const types = Object.values(schemaFiles)
    .filter((file) => !file.includes("*"))
    .map(jsonTypeName);
  const fields = types.map((type) => `${type.charAt(0).toLowerCase()}${type.slice(1)}: ${type}!`);
  return `type Query { ${fields.join("\n")} }`;
}

/** Finds the queries and fragments in the source files. */
function documents() {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => {
      const found = readFileSync(`src/${file}`, "utf8").matchAll(/\bgraphql`([^`]*)`/g);
      return [...found].map(([, query = ""]) => ({ location: file, document: parse(query) }));
    });
}

/**
 * Writes the types of the results of GraphQL queries. Gatsby's `graphqlTypegen` uses the same
 * generator, but needs a build, and a fresh clone has to be type-checked without one.
 */
async function writeQueryTypes(): Promise<void> {
  const schema = mergeTypeDefs([gatsbyTypes, queryType(), ...typeDefinitions()]);
  const file = "src/gatsby-types.d.ts";
  const types = await codegen({
    filename: file,
    schema,
    documents: documents(),
    pluginMap: { typescript, operations },
    plugins: [{ typescript: { onlyOperationTypes: true } }, { operations: {} }],
    // Gatsby's settings: node_modules/gatsby/dist/utils/graphql-typegen/ts-codegen.js.
    config: {
      avoidOptionals: true,
      enumsAsTypes: true,
      immutableTypes: true,
      maybeValue: "T | null",
      namingConvention: "keep",
      noExport: true,
      scalars: {
        ...scalarTypes,
        GatsbyImageData: 'import("gatsby-plugin-image").IGatsbyImageData',
      },
      skipTypename: true,
    },
  });
  const head = "/** Made by `npm run make:types` from the queries. */";
  writeFileSync(file, `${head}\ndeclare namespace Queries {\n${types}\n}\n`);
}

writeContentTypes();
writeQueryTypes();
