import type { GatsbyNode } from "gatsby";
import { dataTypes } from "./data-types";

const resultOf = (fields: string, name: string) =>
  `ReturnType<typeof import("../gatsby/content/computed-fields").${fields}.${name}>`;

/**
 * The scalar types, which are values that queries return as a whole, and their TypeScript types in
 * src/gatsby-types.d.ts.
 */
export const scalarTypes = {
  QrSymbol: 'import("./digital-link/qr-symbol").QrSymbol',
  Barcode: 'import("./digital-link/barcode").Barcode',
  SamplePaths: resultOf("sampleFields", "paths"),
  SampleNames: resultOf("sampleFields", "names"),
  NutritionRows: resultOf("sampleFields", "nutritionRows"),
  NewsletterForm: resultOf("siteFields", "newsletterForm"),
  TextDocument: resultOf("queryFields", "textDocument"),
  ProductTranslations: resultOf("queryFields", "productTranslations"),
  HeadingWidths: 'ReturnType<typeof import("../gatsby/content/heading-widths").headingWidths>',
};

/** The fields that gatsby/resolvers.ts computes, and links to files. The schemas of the content define all others. */
const computedTypes = `#graphql
  type SiteJson {
    linkHost: String!
    locationText(code: String!): String!
    updatedYear(code: String!): String!
    newsletterForm: NewsletterForm
    trialTerms(code: String!): String
  }

  type Plan {
    price(code: String!): String!
    productLimitText(code: String!): String
  }

  type Feature {
    drawingFile: File! @link(by: "relativePath", from: "drawing")
  }

  type SampleProductJson {
    paths: SamplePaths!
    uri: String!
    batchUri: String!
    opensHere: Boolean!
    qrCode: QrSymbol!
    batchCode: QrSymbol!
    barcode: Barcode
    bestBeforeText: String!
    names: SampleNames!
    texts(code: String!): SampleProductTextsJson!
    netWeight(code: String!): String!
    nutritionRows(code: String!): NutritionRows!
    pictureData: GatsbyImageData!
  }

  type Query {
    locales(code: String!, namespaces: [String!]!): LocaleConnection!
    questions(code: String!): [Question!]!
    textDocument(code: String!, id: String!): TextDocument!
    productTranslations(code: String!): ProductTranslations!
    headingWidths(code: String!): HeadingWidths!
  }

  "A file of locales/. No query reads it, because the i18n plugin creates nodes of its own."
  type LocaleJson implements Node @dontInfer {
    id: ID!
  }
`;

/** Returns the types of the content and of the computed fields. Gatsby merges the definitions of a type. */
export const typeDefinitions = (): string[] => [
  dataTypes(),
  ...Object.keys(scalarTypes).map((name) => `scalar ${name}`),
  computedTypes,
];

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions());
};
