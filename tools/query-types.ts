import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as operations from "@graphql-codegen/typescript-operations";
import { mergeTypeDefs } from "@graphql-tools/merge";
import { parse } from "graphql";
import { jsonTypeName } from "../gatsby/data-types";
import { typeDefinitions } from "../gatsby/schema";
import { schemaFiles } from "../src/content/schema-files";
import { asScript } from "./lib/command.mjs";

/**
 * Writes the types of the queries' results, as `graphqlTypegen` does, with the same generator. That
 * needs a build; this needs only the project's own types, so that a fresh clone can be type-checked.
 */
const output = "src/gatsby-types.d.ts";

/** What the queries use of the types that Gatsby and its plugins add. */
const gatsbyTypes = `#graphql
  directive @dontInfer on OBJECT
  directive @link(by: String!) on FIELD_DEFINITION

  interface Node {
    id: ID!
  }

  type File {
    publicURL: String
  }

  type Locale {
    ns: String
    language: String
    data: String!
  }

  type LocaleEdge {
    node: Locale!
  }

  type LocaleConnection {
    edges: [LocaleEdge!]!
  }
`;

/**
 * The fields of queries for the single files of data/. They are never null, because the content check
 * stops a build that lacks one.
 */
function queryType(): string {
  const files = Object.values(schemaFiles).filter((file) => /^data\/[^*]+$/.test(file));
  const fields = files.map(jsonTypeName).map((type) => {
    const name = type.charAt(0).toLowerCase() + type.slice(1);
    return `${name}: ${type}!`;
  });
  return `type Query { ${fields.join("\n")} }`;
}

/** The queries and fragments that stand in the code, by file. */
function documents() {
  return ["src", "gatsby"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
      .sort()
      .flatMap((file) => {
        const text = readFileSync(`${folder}/${file}`, "utf8");
        const found = text.matchAll(/\bgraphql(?:<[^>]*>\()?`([^`]*)`/g);
        return [...found].map(([, query = ""]) => ({ location: file, document: parse(query) }));
      }),
  );
}

async function queryTypes(): Promise<string> {
  const schema = mergeTypeDefs([gatsbyTypes, queryType(), ...typeDefinitions()], {
    // The later definition of a field counts, as it does in Gatsby.
    onFieldTypeConflict: (_, field) => field,
  });
  const types = await codegen({
    filename: output,
    schema,
    documents: documents(),
    pluginMap: { typescript, operations },
    plugins: [{ typescript: { onlyOperationTypes: true } }, { operations: {} }],
    // As Gatsby sets them: node_modules/gatsby/dist/utils/graphql-typegen/ts-codegen.js.
    config: {
      avoidOptionals: true,
      immutableTypes: true,
      maybeValue: "T | null",
      namingConvention: "keep",
      noExport: true,
      skipTypename: true,
    },
  });
  return `/** Made by \`npm run make:types\` from the queries. */\ndeclare namespace Queries {\n${types}\n}\n`;
}

asScript(async () => writeFileSync(output, await queryTypes()));
