import type { GatsbyNode } from "gatsby";
import { dataTypes } from "./data-types";

/** The fields that gatsby/resolvers.ts computes, and links to files. The schemas of the content define all others. */
const computedTypes = `#graphql
  type SiteJson {
    linkHost: String!
    locationText(language: String!): String!
    updatedYear(language: String!): String!
    newsletterForm: NewsletterForm
    trialTerms(language: String!): String
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
    productLimitText(language: String!): String
  }

  type Feature {
    drawingFile: File! @link(by: "relativePath", from: "drawing")
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
    bestBeforeText: String!
    names: [SampleName!]!
    texts(language: String!): SampleProductTextsJson!
    netWeight(language: String!): String!
    nutritionRows(language: String!): [NutritionRow!]!
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
    legalDocument(language: String!, document: String!): DocumentHtml!
    guide(language: String!): DocumentHtml!
    productTranslations(language: String!): [ProductTranslation!]!
    headingWidths(language: String!): HeadingWidths!
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
    language: String!
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
