import { graphql } from "gatsby";

/** The sample product as the landing page shows it: on the pack and on the phone. */
export type Sample = Queries.SampleFragment["sampleProductJson"];

export const sampleFragments = graphql`
  fragment SampleFacts on SampleProductJson {
    brand
    gtin
    lot
    bestBefore
    productPath
    netWeight(language: $language)
    nutrition(language: $language) {
      ...NutritionFields
    }
    texts(language: $language) {
      name
      ingredients
      allergens
      offer {
        title
        until
        note
      }
    }
  }

  fragment Sample on Query {
    sampleProductJson {
      ...SampleFacts
      uri
      batchUri
      opensHere
      qrCode {
        size
        path
      }
      batchCode {
        size
        path
      }
      barcode {
        width
        height
        bars
        guards
        barPath
        guardPath
        digits {
          x
          digit
        }
      }
      names {
        language
        name
      }
      texts(language: $language) {
        offer {
          text
        }
      }
    }
  }
`;
