import type { GatsbyNode } from "gatsby";
import { dataTypes } from "./data-types";

/** The fields that gatsby/resolvers.ts computes. All others are made from the content's schemas. */
const computedTypes = `#graphql
  type SiteJson {
    location(language: String!): String!
    updatedYear(language: String!): String!
    newsletter: NewsletterForm
  }

  type NewsletterForm {
    endpoint: String!
    field: String!
  }

  type NavigationDocument {
    updatedText(language: String!): String!
  }

  type GuideJson {
    updatedText(language: String!): String!
    sources(language: String!): [GuideSource!]!
  }

  type Plan {
    price(language: String!): String!
    productLimit(language: String!): String
  }

  type Feature {
    drawing: File! @link(by: "relativePath")
  }

  type SiteImage {
    picture: Picture!
  }

  type Picture {
    src: String!
    width: Int!
    height: Int!
    sources: [PictureSource!]!
  }

  type PictureSource {
    type: String!
    srcSet: String!
  }

  type SampleProductJson {
    productPath: String!
    batchPath: String!
    offerPath: String!
    uri: String!
    batchUri: String!
    opensHere: Boolean!
    qrCode: QrSymbol!
    batchCode: QrSymbol!
    barcode: Barcode
    names: [SampleName!]!
    texts(language: String!): SampleProductTextsJson!
    netWeight(language: String!): String!
    nutrition(language: String!): [NutritionRow!]!
  }

  type QrSymbol {
    size: Int!
    path: String!
  }

  type Barcode {
    width: Int!
    height: Int!
    bars: Int!
    guards: Int!
    barPath: String!
    guardPath: String!
    digits: [BarcodeDigit!]!
  }

  type BarcodeDigit {
    x: Float!
    digit: String!
  }

  type SampleName {
    language: String!
    name: String!
  }

  type NutritionRow {
    id: String!
    partOf: String
    grams: String
    kilojoules: String
    kilocalories: String
  }

  type Query {
    pageLocales(language: String!, namespaces: [String!]!): LocaleConnection!
    questions(language: String!): [Question!]!
    legalDocument(language: String!, document: String!): LegalHtml!
    guide(language: String!): LegalHtml!
    productHeadings(language: String!): [ProductHeadings!]!
  }

  type LegalHtml {
    title: String!
    description: String!
    appliesTo: String!
    summary: String!
    sections: [LegalHtmlSection!]!
  }

  type LegalHtmlSection {
    id: String!
    heading: String!
    html: String!
  }

  type ProductHeadings {
    language: String!
    ingredients: String!
    gtin: String!
    batch: String!
    bestBefore: String!
    expiry: String!
    "The other parts of a label, which a visitor does not enter."
    more: [String!]!
  }

  "A file of locales/. No query reads it: the i18n plugin makes nodes of its own from these files."
  type LocaleJson implements Node @dontInfer {
    id: ID!
  }
`;

/** The types of the content and what is computed from it. Gatsby merges the definitions of a type. */
export const typeDefinitions = (): string[] => [dataTypes(), computedTypes];

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions());
};
