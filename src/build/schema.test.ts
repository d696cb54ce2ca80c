/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { type ObjectTypeDefinitionNode, parse, type TypeNode } from "graphql";
import { readJson } from "../testing/content";
import { jsonTypeName } from "./json-type-name";
import { legalResolvers } from "./legal-resolvers";
import { numberResolvers } from "./number-resolvers";
import { sampleProductResolvers } from "./sample-product-resolvers";
import { createSchemaCustomization, typeDefinitions } from "./schema";
import { textResolvers } from "./text-resolvers";

/** What stands in data/ and only the build's own code reads; pages get it in another form. */
const buildOnly: Record<string, string[]> = {
  SiteJson: ["trialMonths", "setupMinutes", "rulesReviewed", "digitalLinkHost", "operator"],
  PlansJson: ["currency"],
  Plan: ["priceCents"],
  SampleProductJson: ["netWeightGrams"],
  SiteImage: ["file", "width"],
  LegalSection: ["blocks"],
};

const resolvers: Record<string, object> = {
  ...textResolvers,
  ...numberResolvers,
  ...sampleProductResolvers,
  ...legalResolvers,
  SiteImage: { picture: {} },
};

const isResolved = (type: string, field: string) => field in (resolvers[type] ?? {});

interface Declared {
  type: TypeNode;
  isLink: boolean;
}

const types = new Map(
  parse(typeDefinitions)
    .definitions.filter(
      (node): node is ObjectTypeDefinitionNode => node.kind === "ObjectTypeDefinition",
    )
    .map(({ name, fields = [] }) => [
      name.value,
      new Map<string, Declared>(
        fields.map((field) => [
          field.name.value,
          {
            type: field.type,
            isLink: Boolean(field.directives?.some((each) => each.name.value === "link")),
          },
        ]),
      ),
    ]),
);

const scalars: Record<string, (value: unknown) => boolean> = {
  String: (value) => typeof value === "string",
  ID: (value) => typeof value === "string",
  Boolean: (value) => typeof value === "boolean",
  Int: Number.isInteger,
  Float: (value) => typeof value === "number",
};

const seen = new Set<string>();

/** What in a value the type does not declare, or declares otherwise. */
function problems(value: unknown, type: TypeNode, path: string, isMadeAnew = false): string[] {
  if (type.kind === "NonNullType") {
    return value === null || value === undefined
      ? [`${path} is empty, and declared as never empty`]
      : problems(value, type.type, path, isMadeAnew);
  }
  if (value === null || value === undefined) return [];
  if (type.kind === "ListType") {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((item, index) =>
      problems(item, type.type, `${path}[${index}]`, isMadeAnew),
    );
  }
  const name = type.name.value;
  const isScalar = scalars[name];
  if (isScalar) return isMadeAnew || isScalar(value) ? [] : [`${path} is no ${name}`];
  return objectProblems(value as Record<string, unknown>, name, path, isMadeAnew);
}

function objectProblems(
  value: Record<string, unknown>,
  name: string,
  path: string,
  isMadeAnew: boolean,
): string[] {
  const fields = types.get(name);
  if (!fields) return [`${path}: the type ${name} is not declared`];
  const undeclared = Object.keys(value)
    .filter((field) => !fields.has(field) && !buildOnly[name]?.includes(field))
    .map((field) => `${path}.${field} is not declared in ${name}`);
  for (const field of Object.keys(value)) seen.add(`${name}.${field}`);
  const wrong = [...fields].flatMap(([field, { type, isLink }]) => {
    const item = value[field];
    const resolved = isResolved(name, field);
    if (field === "fields" || (resolved && !(field in value))) return [];
    if (isLink) return typeof item === "string" ? [] : [`${path}.${field} names no file`];
    if (resolved && typeof item === "object" && !Array.isArray(item)) return [];
    return problems(item, type, `${path}.${field}`, isMadeAnew || resolved);
  });
  return [...undeclared, ...wrong];
}

const files = readdirSync(join(__dirname, "../../data"), { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /(^|\/)[^./][^/]*\.json$/.test(file) && !file.startsWith("schemas/"))
  .sort();

function typeOf(file: string): string {
  const [name = "", ...folders] = file.replace(/\.json$/, "").split("/").reverse();
  return jsonTypeName({
    node: { sourceInstanceName: "data", relativeDirectory: folders.reverse().join("/"), name },
  });
}

test.each(files)("every field of data/%s is declared as it is", (file) => {
  const { $schema: _, ...value } = readJson<Record<string, unknown>>(`data/${file}`);
  expect(objectProblems(value, typeOf(file), file, false)).toEqual([]);
});

test("data/ has files, and every one has a type that Gatsby is not to guess", () => {
  expect(files).toEqual(expect.arrayContaining(["site.json", "faqs/en.json", "plans.json"]));
  for (const file of files) {
    expect(typeDefinitions).toContain(`type ${typeOf(file)} implements Node @dontInfer {`);
  }
});

test("every declared field comes from data/ or from a resolver", () => {
  for (const file of files) objectProblems(readJson(`data/${file}`), typeOf(file), file, false);
  const madeByBuild = ["LocaleJson", "ContentFields", "Picture", "PictureSource", "QrSymbol"];
  const fromNowhere = [...types]
    .filter(([name]) => !madeByBuild.includes(name))
    .flatMap(([name, fields]) => [...fields.keys()].map((field) => [name, field] as const))
    .filter(([name, field]) => !seen.has(`${name}.${field}`) && !isResolved(name, field))
    .map(([name, field]) => `${name}.${field}`);
  // LegalJson.sections has its HTML from the resolver of the whole list.
  expect(fromNowhere).toEqual(["FaqsJson.fields", "LegalJson.fields", "LegalSection.html"]);
});

test("the list of what only the build reads names nothing that is not there", () => {
  for (const [type, fields] of Object.entries(buildOnly)) {
    for (const field of fields) {
      expect(seen).toContain(`${type}.${field}`);
      expect(types.get(type)?.has(field)).toBe(false);
    }
  }
});

test("what resolvers make is declared with the same type", () => {
  for (const [name, fields] of Object.entries(resolvers)) {
    for (const [field, config] of Object.entries(fields as Record<string, { type?: string }>)) {
      const declared = types.get(name)?.get(field);
      if (!types.has(name) || !config.type) continue;
      expect(declared && `${name}.${field}: ${printed(declared.type)}`).toBe(
        `${name}.${field}: ${config.type}`,
      );
    }
  }
});

function printed(type: TypeNode): string {
  if (type.kind === "NonNullType") return `${printed(type.type)}!`;
  return type.kind === "ListType" ? `[${printed(type.type)}]` : type.name.value;
}

test("Gatsby gets these types", () => {
  const createTypes = jest.fn();
  createSchemaCustomization?.(
    { actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => undefined,
  );
  expect(createTypes.mock.calls).toEqual([[typeDefinitions]]);
});
