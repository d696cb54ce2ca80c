import { graphql } from "gatsby";

/** What each section of the landing page asks for: one fragment a section. */
export const fragments = graphql`
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

  fragment TryIt on Query {
    tryIt: sampleProductJson {
      example {
        host
        gtin
        size
        file
      }
    }
  }

  fragment Features on Query {
    featuresJson {
      questions
      features {
        id
        face
        drawing {
          publicURL
        }
      }
    }
  }

  fragment Pricing on Query {
    plansJson {
      currency
      rows
      plans {
        id
        priceCents
        popular
        support
        features
        price(language: $language)
        productLimit(language: $language)
      }
    }
  }
`;
