import type { GatsbyNode } from "gatsby";

/**
 * The explicit GraphQL types of everything in data/: an empty list never drops a field, and what
 * depends on a language takes it as an argument or finds it by the node's `fields.language`.
 */
export const typeDefinitions = `
  type SiteJson implements Node @dontInfer {
    brand: String!
    siteUrl: String!
    appUrl: String!
    supportEmail: String!
    privacyEmail: String!
    legalEmail: String!
    phone: String!
    imageHost: String
    social: [SocialTarget!]!
    resources: [ResourceTarget!]!
    location(language: String!): String!
    newsletter: NewsletterForm
  }
  type NewsletterForm { endpoint: String! field: String! }
  type SocialTarget { id: String! name: String! url: String }
  type ResourceTarget { id: String! url: String }

  type LanguagesJson implements Node @dontInfer { languages: [SiteLanguage!]! }
  type SiteLanguage {
    code: String!
    htmlLang: String!
    hreflang: String!
    ogLocale: String!
    endonym: String!
    dir: String!
    scriptGroup: String!
    numberingSystem: String!
    published: Boolean!
  }

  type NavigationJson implements Node @dontInfer {
    main: [NavigationAnchor!]!
    legal: [NavigationDocument!]!
  }
  type NavigationAnchor { id: String! anchor: String! }
  type NavigationDocument {
    id: String!
    path: String!
    updated: String!
    updatedText(language: String!): String!
  }

  type PlansJson implements Node @dontInfer { currency: String! rows: [String!]! plans: [Plan!]! }
  type Plan {
    id: String!
    priceCents: Int!
    popular: Boolean!
    support: String!
    features: [String!]!
    price(language: String!): String!
    productLimit(language: String!): String
  }

  type FeaturesJson implements Node @dontInfer {
    features: [Feature!]!
    questions: [String!]!
  }
  type Feature { id: String! face: String! drawing: File! @link(by: "relativePath") }

  type FaqsJson implements Node @dontInfer {
    questions: [FaqQuestion!]!
    fields: ContentFields!
  }
  type FaqQuestion { id: String! question: String! answer: String! }
  type ContentFields { language: String! document: String! }

  type LegalJson implements Node @dontInfer {
    title: String!
    description: String!
    appliesTo: String!
    summary: String!
    sections: [LegalSection!]!
    fields: ContentFields!
  }
  type LegalSection { id: String! heading: String! html: String! }

  type ImagesJson implements Node @dontInfer { images: [SiteImage!]! }
  type SiteImage { id: String! alt: String! picture: Picture! }
  type Picture { src: String! width: Int! height: Int! sources: [PictureSource!]! }
  type PictureSource { type: String! srcSet: String! }

  type SampleProductJson implements Node @dontInfer {
    brand: String!
    gtin: String!
    lot: String!
    bestBefore: String!
    productPath: String!
    batchPath: String!
    netWeightGrams: Int!
    uri: String!
    qrCode: QrSymbol!
    example: ExampleCode!
    netWeight(language: String!): String!
    nutrition(language: String!): [NutritionRow!]!
    names: [SampleName!]!
    texts(language: String!): SampleProductTextsJson
  }
  type ExampleCode { host: String! gtin: String! size: Int! file: String! }
  type QrSymbol { size: Int! path: String! }
  type NutritionRow {
    id: String!
    partOf: String
    grams: String
    kilojoules: String
    kilocalories: String
  }
  type SampleName { language: String! name: String! }

  type SampleProductTextsJson implements Node @dontInfer {
    name: String!
    ingredients: String!
    allergens: String!
    offer: SampleOffer!
    label: SampleLabel!
    fields: ContentFields!
  }
  type SampleOffer { title: String! until: String! text: String! note: String! }
  type SampleLabel { foodName: String! storage: String! company: String! }

  type KeptTextsJson implements Node @dontInfer { id: ID! }

  type LocaleJson implements Node @dontInfer { id: ID! }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};
