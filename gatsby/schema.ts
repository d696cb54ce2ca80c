import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Schema } from "../content-check/schema";
import { schemaFiles } from "../src/content/schema-files";
import { computedFields } from "./computed-fields";
import type { Field, FieldMap } from "./field";
import { jsonTypeName } from "./json-type-name";

/** What resolvers make that stands in no file of data/. */
const madeTypes = `
  type NewsletterForm { endpoint: String! field: String! }
  type ShownSection { id: String! heading: String! html: String! }
  type Picture { src: String! width: Int! height: Int! sources: [PictureSource!]! }
  type PictureSource { type: String! srcSet: String! }
  type Barcode {
    width: Int!
    height: Int!
    bars: Int!
    guards: Int!
    barPath: String!
    guardPath: String!
    digits: [BarcodeDigit!]!
  }
  type BarcodeDigit { x: Float! digit: String! }
  type ProductHeadings {
    language: String!
    ingredients: String!
    gtin: String!
    batch: String!
    bestBefore: String!
    expiry: String!
    "What a page may hold beside what a visitor can enter."
    more: [String!]!
  }
  type QrSymbol { size: Int! path: String! }
  type NutritionRow {
    id: String!
    partOf: String
    grams: String
    kilojoules: String
    kilocalories: String
  }
  type SampleName { language: String! name: String! }
  type LocaleJson implements Node @dontInfer { id: ID! }
`;

const scalars = new Map([
  ["string", "String"],
  ["integer", "Int"],
  ["number", "Float"],
  ["boolean", "Boolean"],
]);

/** The GraphQL type of a value; undefined for an object that its schema gives no name ($anchor). */
function typeOf(schema: Schema, isRequired: boolean): string | undefined {
  const types = [schema.type ?? []].flat();
  const [type = ""] = types.filter((each) => each !== "null");
  const item = schema.items && typeOf(schema.items, true);
  const name = schema.items ? item && `[${item}]` : (schema.$anchor ?? scalars.get(type));
  return name && isRequired && !types.includes("null") ? `${name}!` : name;
}

const node = " implements Node @dontInfer";

/** A type of the name and all types that it needs, with the fields that are computed. */
function declared(schema: Schema, name: string, computed: FieldMap, more: string[] = []): string[] {
  const own = computed[name] ?? {};
  const written = Object.entries(schema.properties ?? {}).filter(([field]) => !own[field]);
  const fields = written.flatMap(([field, each]) => {
    const type = typeOf(each, schema.required?.includes(field) ?? false);
    return type ? [`${field}: ${type}`] : [];
  });
  const made = Object.entries(own).map(([field, each]) => signature(field, each));
  const parts = Object.entries(schema.properties ?? {}).flatMap(([field, each]) => {
    const { $anchor: part } = each.items ?? each;
    const isAsked = part && (!own[field] || /\w+/.exec(own[field].type)?.[0] === part);
    return isAsked ? declared(each.items ?? each, part, computed) : [];
  });
  return [
    `type ${name}${more.length > 0 ? node : ""} { ${[...more, ...fields, ...made].join(" ")} }`,
    ...parts,
  ];
}

/** A computed field as the schema language writes it. */
export function signature(name: string, { type, args = {} }: Field): string {
  const list = Object.entries(args).map(([key, each]) => `${key}: ${each}`);
  return `${name}${list.length > 0 ? `(${list.join(", ")})` : ""}: ${type}`;
}

/** What gatsby/image-resolvers.ts makes, from files. */
const pictures: FieldMap = {
  SiteImage: { picture: { type: "Picture!", of: () => undefined } },
  Feature: { drawing: { type: "File!", of: () => undefined } },
};

/**
 * The GraphQL types of everything in data/, by its schemas: an empty list never drops a field. What
 * depends on a language takes it as an argument.
 */
export function typeDefinitions(root: string): string {
  const computed = { ...computedFields, ...pictures };
  const types = Object.entries(schemaFiles)
    .filter(([, files]) => files.startsWith("data/"))
    .flatMap(([schemaName, files]) => {
      const file = join(root, `data/schemas/${schemaName}.schema.json`);
      const schema = JSON.parse(readFileSync(file, "utf8")) as Schema;
      const [, relativeDirectory = "", name = ""] =
        /^data\/(?:([^/]+)\/.*|(.*)\.json)$/.exec(files) ?? [];
      const type = jsonTypeName({ node: { relativeDirectory, name } });
      return declared(schema, type, computed, ["id: ID!"]);
    });
  return [...types, madeTypes].join("\n");
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions(process.cwd()));
};
