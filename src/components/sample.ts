import { graphql } from "gatsby";
import type { Language } from "../content/types";
import { defaultLanguage } from "../i18n/paths";
import type { PrintedSample } from "./pack/sample-lettering";

/** The sample product as the landing page shows it: on the pack and on the phone. */
export type Sample = Queries.SampleFragment["sampleProductJson"];

/** Returns what the sample product's pack shows. In English its name is lettering, which is a drawing. */
export const printedSample = (sample: Sample, { code }: Language): PrintedSample => ({
  brand: sample.brand,
  netWeightGrams: sample.netWeightGrams,
  name: code === defaultLanguage ? undefined : sample.texts.name,
});

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
      netWeightGrams
      offerBadge
      texts(code: $language) {
        offer {
          text
        }
      }
    }
  }
`;
