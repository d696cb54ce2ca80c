import type { GatsbyNode } from "gatsby";
import { dataTypes } from "./data-types";

/** The fields that gatsby/resolvers.ts computes, and links to files. The schemas of the content define all others. */
const computedTypes = `#graphql
  type SiteJson {
    linkHost: String!
    locationText(code: String!): String!
    updatedYear(code: String!): String!
    newsletterForm: NewsletterForm
    trialTerms(code: String!): String
  }

  type NewsletterForm {
    endpoint: String!
    field: String!
  }

  type NavigationDocument {
    updatedText(code: String!): String!
  }

  type GuideJson {
    updatedText(code: String!): String!
    sources(code: String!): [GuideSource!]!
  }

  type Plan {
    price(code: String!): String!
    productLimitText(code: String!): String
  }

  type Feature {
    drawingFile: File! @link(by: "relativePath", from: "drawing")
  }

  type SiteImage {
    picture: GatsbyImageData!
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
    bestBeforeText: String!
    names: [SampleName!]!
    texts(code: String!): SampleProductTextsJson!
    netWeight(code: String!): String!
    nutritionRows(code: String!): [NutritionRow!]!
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
    code: String!
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
    locales(code: String!, namespaces: [String!]!): LocaleConnection!
    questions(code: String!): [Question!]!
    legalDocument(code: String!, document: String!): DocumentHtml!
    guide(code: String!): DocumentHtml!
    productTranslations(code: String!): [ProductTranslation!]!
    headingWidths(code: String!): HeadingWidths!
  }

  type DocumentHtml {
    title: String!
    description: String!
    appliesTo: String!
    summary: String!
    sections: [DocumentSection!]!
  }

  type DocumentSection {
    id: String!
    heading: String!
    html: String!
  }

  "How wide headings are in em; lens is a font size in percent of the magnifying glass's width."
  type HeadingWidths {
    hero: Float!
    coupon: Float!
    couponTwoLines: Float!
    lens: Float!
  }

  type ProductTranslation {
    code: String!
    "The namespace product of locales/, as JSON."
    texts: String!
  }

  "A file of locales/. No query reads it, because the i18n plugin creates nodes of its own."
  type LocaleJson implements Node @dontInfer {
    id: ID!
  }
`;

/** Returns the types of the content and of the computed fields. Gatsby merges the definitions of a type. */
export const typeDefinitions = (): string[] => [dataTypes(), computedTypes];

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions());
};
