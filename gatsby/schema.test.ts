/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { type ObjectTypeDefinitionNode, parse, print, type TypeNode } from "graphql";
import type { Schema } from "../content-check/schema";
import { readJson } from "../src/testing/content";
import { schemaFiles } from "./content/schema-files";
import { exampleCodeResolvers } from "./example-code-resolvers";
import { jsonTypeName } from "./json-type-name";
import { legalResolvers } from "./legal-resolvers";
import { numberResolvers } from "./number-resolvers";
import { sampleProductResolvers } from "./sample-product-resolvers";
import { createSchemaCustomization, typeDefinitions } from "./schema";
import { textResolvers } from "./text-resolvers";

/** What stands in data/ and only the build's own code reads; pages get it in another form. */
const buildOnly = [
  "SiteJson.trialMonths",
  "SiteJson.setupMinutes",
  "SiteJson.rulesReviewed",
  "SiteJson.updated",
  "SiteJson.securityTxtExpires",
  "SiteJson.digitalLinkHost",
  "SiteJson.operator",
  "SiteJson.editor",
  "KeptTextsJson.names",
  "KeptTextsJson.sameAsEnglish",
  "SampleProductJson.languages",
  "SiteImage.file",
  "SiteImage.width",
  "LegalSection.blocks",
];

/** Items of lists that a resolver makes anew: their fields in data/ have another form. */
const madeAnew = ["LegalSection", "NutritionRow"];

const resolvers: Record<string, Record<string, { type?: string }>> = {
  ...textResolvers,
  ...numberResolvers,
  SampleProductJson: {
    ...sampleProductResolvers.SampleProductJson,
    ...exampleCodeResolvers({ pathPrefix: "" }).SampleProductJson,
  },
  ...legalResolvers,
  SiteImage: { picture: { type: "Picture!" } },
};

const types = new Map(
  parse(typeDefinitions)
    .definitions.filter(
      (node): node is ObjectTypeDefinitionNode => node.kind === "ObjectTypeDefinition",
    )
    .map(({ name, fields = [] }) => [
      name.value,
      new Map(fields.map((field) => [field.name.value, field.type])),
    ]),
);

/** Fields that nothing in data/ has to bring: Gatsby, resolvers and node-language.ts make them. */
const isMade = (type: string, field: string) =>
  field === "fields" ||
  (field === "id" && type === "KeptTextsJson") ||
  madeAnew.includes(type) ||
  field in (resolvers[type] ?? {});

/** Every field that some schema describes. */
const found = new Set<string>();

const scalarTypes: Record<string, readonly string[]> = {
  String: ["string"],
  Boolean: ["boolean"],
  Int: ["integer"],
  // Linked by its path.
  File: ["string"],
};

/** What a schema says otherwise than the GraphQL type of the same value. */
function problems(schema: Schema, type: TypeNode, path: string, isRequired: boolean): string[] {
  const types = [schema.type ?? []].flat();
  const mayBeEmpty = types.includes("null") || !isRequired;
  if (type.kind === "NonNullType") {
    const rest = problems({ ...schema, type: types }, type.type, path, false);
    return mayBeEmpty ? [`${path} may be empty, but is declared as never`, ...rest] : rest;
  }
  if (isRequired && !mayBeEmpty) return [`${path} is never empty, but is declared as if`];
  if (type.kind === "ListType") {
    return schema.items
      ? problems(schema.items, type.type, `${path}[]`, true)
      : [`${path} is no list`];
  }
  const name = type.name.value;
  const expected = scalarTypes[name];
  if (!expected) return objectProblems(schema, name, path);
  const isWrong = types.some((each) => each !== "null" && !expected.includes(each));
  return isWrong ? [`${path} is no ${name}`] : [];
}

function objectProblems(schema: Schema, name: string, path: string): string[] {
  const declared = types.get(name);
  if (!declared) return [`${path}: the type ${name} is not declared`];
  const properties = Object.entries(schema.properties ?? {});
  for (const [field] of properties) found.add(`${name}.${field}`);
  const undeclared = properties
    .filter(([field]) => !declared.has(field) && !buildOnly.includes(`${name}.${field}`))
    .map(([field]) => `${path}.${field} is not declared in ${name}`);
  const wrong = [...declared].flatMap(([field, type]) => {
    const property = schema.properties?.[field];
    const isRequired = schema.required?.includes(field) ?? false;
    if (!property) return isMade(name, field) ? [] : [`${path}.${field} is in no schema`];
    return isMade(name, field) && !property.items
      ? []
      : problems(property, type, `${path}.${field}`, isRequired);
  });
  return [...undeclared, ...wrong];
}

const dataSchemas = Object.keys(schemaFiles).filter((name) => !name.startsWith("locale-"));

function typeOf(schema: string): string {
  const [, relativeDirectory = "", name = ""] =
    /^data\/(?:([^/]+)\/.*|(.*)\.json)$/.exec(schemaFiles[schema] ?? "") ?? [];
  return jsonTypeName({ node: { sourceInstanceName: "data", relativeDirectory, name } });
}

const problemsIn = (name: string): string[] =>
  objectProblems(readJson(`data/schemas/${name}.schema.json`), typeOf(name), name);

test.each(dataSchemas)("every field of %s is declared as its schema describes it", (name) => {
  expect(problemsIn(name)).toEqual([]);
});

test("every file has a type of its own, which Gatsby is not to guess", () => {
  for (const name of dataSchemas) {
    expect(typeDefinitions).toContain(`type ${typeOf(name)} implements Node @dontInfer {`);
  }
});

test("every declared field comes from data/, from a resolver, or with what a resolver makes", () => {
  dataSchemas.forEach(problemsIn);
  const withResolver = [
    "LocaleJson",
    "ContentFields",
    "SampleName",
    "Picture",
    "PictureSource",
    "QrSymbol",
    "ExampleCode",
    "NewsletterForm",
  ];
  const fromNowhere = [...types]
    .filter(([name]) => !withResolver.includes(name))
    .flatMap(([name, fields]) => [...fields.keys()].map((field) => [name, field] as const))
    .filter(([name, field]) => !found.has(`${name}.${field}`) && !isMade(name, field));
  expect(fromNowhere).toEqual([]);
});

test("the list of what only the build reads names nothing else", () => {
  dataSchemas.forEach(problemsIn);
  expect(buildOnly.filter((field) => !found.has(field))).toEqual([]);
  const declared = buildOnly.filter((each) => {
    const [type = "", field = ""] = each.split(".");
    return types.get(type)?.has(field);
  });
  expect(declared).toEqual([]);
});

const typed = Object.entries(resolvers)
  .filter(([name]) => types.has(name))
  .flatMap(([name, fields]) =>
    Object.entries(fields).map(([field, { type }]) => [name, field, type] as const),
  );

test.each(typed)("what resolves %s.%s is declared as %s", (name, field, type) => {
  const declared = types.get(name)?.get(field);
  expect(declared && print(declared)).toBe(type);
});

test("Gatsby gets these types", () => {
  const createTypes = jest.fn();
  createSchemaCustomization?.(
    { actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => undefined,
  );
  expect(createTypes.mock.calls).toEqual([[typeDefinitions]]);
});
