import { graphql } from "gatsby";

/** The sample product as the landing page shows it: on the pack, and on the phone it leads to. */
export const sampleFragment = graphql`
  fragment Sample on Query {
    sampleProductJson {
      brand
      batchPath
      lot
      bestBefore
      uri
      qrCode {
        size
        path
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
