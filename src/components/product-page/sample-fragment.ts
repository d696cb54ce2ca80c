import { graphql } from "gatsby";

export type Sample = Queries.SampleFragment["sampleProductJson"];

/** The demo product as the landing page shows it: on the pack and on the phone. */
export const sampleFragment = graphql`
  fragment Sample on Query {
    sampleProductJson {
      brand
      gtin
      productPath
      lot
      bestBefore
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
      netWeight(language: $language)
      nutrition(language: $language) {
        ...NutritionFields
      }
      names {
        language
        name
      }
      texts(language: $language) {
        name
        ingredients
        allergens
        offer {
          title
          until
          text
          note
        }
      }
    }
  }
`;
