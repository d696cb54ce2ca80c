import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, concatAST, executeSync, isObjectType, parse } from "graphql";
import { computedFields } from "../../gatsby/computed-fields";
import type { FieldMap } from "../../gatsby/field";
import { signature, typeDefinitions } from "../../gatsby/schema";
import type { Feature, SiteImage } from "../content/types";
import { projectContent, readJson, spaced } from "./content";

/**
 * What the pages' queries answer: the queries and fragments that stand in src/, over the files of
 * data/ and locales/, by the build's own types and resolvers.
 */

const source = join(__dirname, "..");

/** What Gatsby itself brings to the schema, as far as pages ask for it. */
const gatsbyTypes = `
  directive @dontInfer on OBJECT
  interface Node { id: ID! }
  type File { publicURL: String }
  type Locale { ns: String language: String data: String! }
  type LocaleEdge { node: Locale! }
  type LocaleConnection { edges: [LocaleEdge!]! }
`;

const single = ["site", "navigation", "plans", "features", "images", "sample-product"];
const jsonName = (file: string) =>
  `${file.replace(/-(.)/, (_, letter) => letter.toUpperCase())}Json`;
const typeName = (field: string) => field.charAt(0).toUpperCase() + field.slice(1);

/** The files of data/, as Gatsby's root fields give them. */
const rootValue = Object.fromEntries(
  single.map((file) => [jsonName(file), () => readJson(`data/${file}.json`)]),
);

/** A picture as the build makes it of a master, in the formats that it writes. */
function pictureOf({ file, width }: SiteImage): Queries.Picture {
  const name = file.replace(/\.png$/, "");
  return {
    src: `/static/${file}`,
    width,
    height: Math.round(width * 1.465),
    sources: ["avif", "webp", "png"].map((format) => ({
      type: `image/${format}`,
      srcSet: `/static/${name}.${format} ${width}w`,
    })),
  };
}

/** The build's fields; pictures, which the build makes, have made-up addresses. */
const fields: FieldMap = {
  ...computedFields,
  SiteImage: { picture: { type: "", of: pictureOf } },
  Feature: {
    drawing: { type: "", of: ({ drawing }: Feature) => ({ publicURL: `/static/${drawing}` }) },
  },
};

function schemaOfPages() {
  const roots = single.map(jsonName).map((field) => `${field}: ${typeName(field)}`);
  const queries = Object.entries(fields.Query ?? {}).map(([name, field]) => signature(name, field));
  const query = `type Query {
    ${[...roots, ...queries].join("\n")}
  }`;
  const schema = buildSchema([gatsbyTypes, query, typeDefinitions(join(source, ".."))].join("\n"));
  for (const [name, computed] of Object.entries(fields)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The schema has no type ${name}`);
    for (const [field, { of }] of Object.entries(computed)) {
      Object.assign(type.getFields()[field] ?? {}, {
        resolve: (value: never, args: never, content: never) => of(value, args, content, ""),
      });
    }
  }
  return schema;
}

/** All queries and fragments that Gatsby finds in src/. */
function documents() {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith("testing"))
    .map((file) => readFileSync(join(source, file), "utf8"));
  const found = texts.flatMap((text) => [...text.matchAll(/graphql`([^`]*)`/g)]);
  return concatAST(found.map(([, text = ""]) => parse(text)));
}

const schema = schemaOfPages();
const document = documents();

/** What a query of src/ answers; with plain spaces only, as which Testing Library reads all others. */
function ask<T>(operationName: string, variableValues: Record<string, string>): T {
  const contextValue = projectContent();
  const { data, errors } = executeSync({
    ...{ schema, document, operationName, variableValues, rootValue, contextValue },
  });
  if (errors?.[0]) throw errors[0].originalError ?? errors[0];
  return spaced(data) as T;
}

/** All that the landing page's query answers. */
export const landingData = (code: string): Queries.LandingPageQuery =>
  ask("LandingPage", { language: code });

/** All that the query of the sample's page answers. */
export const sampleData = (code: string): Queries.SamplePageQuery =>
  ask("SamplePage", { language: code });

/** All that the query of the page of visitors' previews answers. */
export const previewData = (code: string): Queries.PreviewPageQuery =>
  ask("PreviewPage", { language: code });

/** All that the query of a legal page answers. */
export const legalData = (code: string, document = "privacy"): Queries.LegalPageQuery =>
  ask("LegalPage", { language: code, document });

/** All that the query of the page for unknown addresses answers. */
export const notFoundData = (code: string): Queries.NotFoundPageQuery =>
  ask("NotFoundPage", { language: code });

const existing = <T>(value: T | null): T => {
  if (value === null) throw new Error("data/ has no answer");
  return value;
};

export function shellOf(code: string): Queries.ShellFragment {
  const { siteJson, navigationJson } = notFoundData(code);
  return { siteJson, navigationJson };
}

/** The sample product, as the landing page and its own page query it. */
export function sampleOf(code: string) {
  const drawn = existing(landingData(code).sampleProductJson);
  const page = existing(sampleData(code).sampleProductJson);
  return { ...page, ...drawn, texts: { ...existing(page.texts), ...existing(drawn.texts) } };
}

export const plansOf = (code: string) => existing(landingData(code).plansJson);

export const features = existing(landingData("en").featuresJson);

export const images = existing(landingData("en").imagesJson);

/** A short document, so that a test can say what stands in it. */
export const legalDocument: NonNullable<Queries.LegalPageQuery["legalJson"]> = {
  title: "House rules",
  description: "What holds here.",
  appliesTo: "This house",
  summary: "The short version: <strong>be kind</strong>.",
  sections: [
    { id: "scope", heading: "Scope", html: "<p>Every room.</p>" },
    { id: "guests", heading: "Guests", html: '<p>See <a href="/privacy">privacy</a>.</p>' },
  ],
};
