import { formatNumber } from "../src/content/format";
import { opensHere } from "../src/content/link-host";
import { fillPlaceholders } from "../src/content/placeholders";
import type { SampleProduct, SampleProductTexts, Site } from "../src/content/types";
import { barcode } from "../src/digital-link/barcode";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { labelDate, nutritionRows, samplePaths, sampleUris } from "./content/sample-product";
import {
  dataNode,
  languageNode,
  placeholderValuesIn,
  type ResolverContext,
  type Resolvers,
} from "./content-nodes";

async function urisOf(sample: SampleProduct, context: ResolverContext) {
  return sampleUris(sample, await dataNode<Site>("site", context));
}

/** Returns the texts of the sample product in a language, with their placeholders filled. */
async function textsIn(code: string, context: ResolverContext): Promise<SampleProductTexts> {
  const texts = await dataNode<SampleProductTexts>(`sample-product/${code}`, context);
  return fillPlaceholders(texts, await placeholderValuesIn(code, context));
}

/** The computed fields of the sample product. */
export const sampleProductResolvers: Resolvers<SampleProduct> = {
  productPath: { resolve: (sample) => samplePaths(sample).product },
  batchPath: { resolve: (sample) => samplePaths(sample).batch },
  offerPath: { resolve: (sample) => samplePaths(sample).offer },
  names: {
    resolve: ({ languages }, _, context) =>
      languages.map(async (language) => ({
        language,
        name: (await textsIn(language, context)).name,
      })),
  },
  texts: {
    resolve: (_, { language }, context) => textsIn(language, context),
  },
  uri: {
    resolve: async (sample, _, context) => (await urisOf(sample, context)).product,
  },
  batchUri: {
    resolve: async (sample, _, context) => (await urisOf(sample, context)).batch,
  },
  opensHere: {
    resolve: async (_sample, _, context) => opensHere(await dataNode<Site>("site", context)),
  },
  qrCode: {
    resolve: async (sample, _, context) => qrSymbol((await urisOf(sample, context)).product),
  },
  batchCode: {
    resolve: async (sample, _, context) => qrSymbol((await urisOf(sample, context)).batch),
  },
  // Null for the number of a case, which checkouts do not scan.
  barcode: { resolve: ({ gtin }) => barcode(gtin) },
  bestBefore: { resolve: ({ bestBefore }) => labelDate(bestBefore) },
  netWeight: {
    resolve: async ({ netWeightGrams }, { language }, context) =>
      formatNumber(netWeightGrams, await languageNode(language, context)),
  },
  nutrition: {
    resolve: async ({ nutrition }, { language }, context) =>
      nutritionRows(nutrition, await languageNode(language, context)),
  },
};
