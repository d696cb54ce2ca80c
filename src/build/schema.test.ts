/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { type ObjectTypeDefinitionNode, parse, print, type TypeNode } from "graphql";
import { readJson } from "../testing/content";
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
  "SiteJson.digitalLinkHost",
  "SiteJson.operator",
  "PlansJson.currency",
  "Plan.priceCents",
  "SampleProductJson.netWeightGrams",
  "SiteImage.file",
  "SiteImage.width",
  "LegalSection.blocks",
];

/** Items of lists that a resolver makes anew: their fields in data/ have another form. */
const madeAnew = ["LegalSection", "NutritionRow"];

const resolvers: Record<string, Record<string, { type?: string }>> = {
  ...textResolvers,
  ...numberResolvers,
  ...sampleProductResolvers,
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

/** Fields that nothing in data/ has to bring: resolvers and node-language.ts make them. */
const isMade = (type: string, field: string) =>
  field === "fields" || madeAnew.includes(type) || field in (resolvers[type] ?? {});

const isScalar: Record<string, (value: unknown) => boolean> = {
  String: (value) => typeof value === "string",
  Boolean: (value) => typeof value === "boolean",
  Int: Number.isInteger,
  // Linked by its path.
  File: (value) => typeof value === "string",
};

/** Every field that some file of data/ has. */
const found = new Set<string>();

/** What in a value is not declared, or is declared otherwise. */
function problems(value: unknown, type: TypeNode, path: string): string[] {
  if (type.kind === "NonNullType") {
    const isEmpty = value === null || value === undefined;
    return isEmpty ? [`${path} is empty`] : problems(value, type.type, path);
  }
  if (value === null || value === undefined) return [];
  if (type.kind === "ListType") {
    return Array.isArray(value)
      ? value.flatMap((item, index) => problems(item, type.type, `${path}[${index}]`))
      : [`${path} is no list`];
  }
  const name = type.name.value;
  if (isScalar[name]) return isScalar[name](value) ? [] : [`${path} is no ${name}`];
  return objectProblems(value as object, name, path);
}

function objectProblems(value: object, name: string, path: string): string[] {
  const declared = types.get(name);
  if (!declared) return [`${path}: the type ${name} is not declared`];
  for (const field of Object.keys(value)) found.add(`${name}.${field}`);
  const undeclared = Object.keys(value)
    .filter((field) => !declared.has(field) && !buildOnly.includes(`${name}.${field}`))
    .map((field) => `${path}.${field} is not declared in ${name}`);
  const wrong = [...declared].flatMap(([field, type]) => {
    const item = (value as Record<string, unknown>)[field];
    return isMade(name, field) && !Array.isArray(item)
      ? []
      : problems(item, type, `${path}.${field}`);
  });
  return [...undeclared, ...wrong];
}

const files = readdirSync(join(__dirname, "../../data"), { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /(^|\/)[^./][^/]*\.json$/.test(file) && !file.startsWith("schemas/"))
  .sort();

function typeOf(file: string): string {
  const [, relativeDirectory = "", name = ""] = /^(?:(.*)\/)?(.*)\.json$/.exec(file) ?? [];
  return jsonTypeName({ node: { sourceInstanceName: "data", relativeDirectory, name } });
}

function problemsIn(file: string): string[] {
  const { $schema: _, ...value } = readJson<Record<string, unknown>>(`data/${file}`);
  return objectProblems(value, typeOf(file), file);
}

test.each(files)("every field of data/%s is declared as it is", (file) => {
  expect(problemsIn(file)).toEqual([]);
});

test("every file has a type of its own, which Gatsby is not to guess", () => {
  expect(files).toEqual(expect.arrayContaining(["site.json", "faqs/en.json", "plans.json"]));
  for (const file of files) {
    expect(typeDefinitions).toContain(`type ${typeOf(file)} implements Node @dontInfer {`);
  }
});

test("every declared field comes from data/, from a resolver, or with what a resolver makes", () => {
  files.forEach(problemsIn);
  const withResolver = ["LocaleJson", "ContentFields", "Picture", "PictureSource", "QrSymbol"];
  const fromNowhere = [...types]
    .filter(([name]) => !withResolver.includes(name))
    .flatMap(([name, fields]) => [...fields.keys()].map((field) => [name, field] as const))
    .filter(([name, field]) => !found.has(`${name}.${field}`) && !isMade(name, field));
  expect(fromNowhere).toEqual([]);
});

test("the list of what only the build reads names nothing else", () => {
  files.forEach(problemsIn);
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
