import { formatNumber } from "../content/format";
import type { SampleProduct } from "../content/types";
import { qrSymbol } from "../digital-link/qr-symbol";
import { digitalLinkUri } from "../digital-link/uri";
import { type FinderContext, languageOf, siteOf } from "./page-texts";

const args = { language: "String!" };

async function sampleUri(source: SampleProduct, context: FinderContext): Promise<string> {
  const { digitalLinkHost } = await siteOf(context);
  return digitalLinkUri(digitalLinkHost, { gtin: source.gtin, batch: source.lot });
}

/** The sample product as the drawings and the phone show it. */
export const sampleProductResolvers = {
  SampleProductJson: {
    uri: {
      type: "String!",
      resolve: (source: SampleProduct, _: unknown, context: FinderContext) =>
        sampleUri(source, context),
    },
    qrCode: {
      type: "QrSymbol!",
      resolve: async (source: SampleProduct, _: unknown, context: FinderContext) =>
        qrSymbol(await sampleUri(source, context)),
    },
    bestBefore: {
      type: "String!",
      resolve: (source: SampleProduct) => source.bestBefore.split("-").reverse().join(" "),
    },
    netWeight: {
      type: "String!",
      args,
      resolve: async (
        source: SampleProduct,
        { language }: { language: string },
        context: FinderContext,
      ) => formatNumber(source.netWeightGrams, await languageOf(language, context)),
    },
    nutrition: {
      type: "[NutritionRow!]!",
      args,
      resolve: async (
        source: SampleProduct,
        { language: code }: { language: string },
        context: FinderContext,
      ) => {
        const language = await languageOf(code, context);
        const text = (value: number | undefined) =>
          value === undefined ? null : formatNumber(value, language);
        return source.nutrition.map((row) => ({
          ...row,
          grams: text(row.grams),
          kilojoules: text(row.kilojoules),
          kilocalories: text(row.kilocalories),
        }));
      },
    },
  },
};
