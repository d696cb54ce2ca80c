import { graphql } from "gatsby";
import type { Language } from "../content/types";
import { defaultLanguage } from "../i18n/paths";

/** The sample product as the landing page shows it: on the pack and on the phone. */
export type Sample = Queries.SampleFragment["sampleProductJson"];

/** Returns the name on the sample product's pack, or undefined in English, in which the name is a drawing. */
export const packName = ({ texts }: Sample, { code }: Language): string | undefined =>
  code === defaultLanguage ? undefined : texts.name;

export const sampleFragments = graphql`
  fragment SampleFacts on SampleProductJson {
    brand
    gtin
    batch
    bestBeforeText
    paths
    netWeight(code: $language)
    nutritionRows(code: $language)
    texts(code: $language) {
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
      qrCode
      batchCode
      barcode
      pictureData
      names
      texts(code: $language) {
        offer {
          text
        }
      }
    }
  }
`;
