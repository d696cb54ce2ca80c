import type { Node } from "gatsby";
import { formatNumber } from "../src/content/format";
import type { SampleProduct, SampleProductTexts } from "../src/content/types";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { digitalLinkUri } from "../src/digital-link/uri";
import { fillPlaceholders } from "./content/placeholders";
import { samplePaths } from "./content/sample-paths";
import {
  type FinderContext,
  languageOf,
  type ResolverContext,
  siteOf,
  valuesOf,
} from "./page-texts";

const args = { language: "String!" };

async function sampleUri(source: SampleProduct, context: FinderContext): Promise<string> {
  const { digitalLinkHost } = await siteOf(context);
  return digitalLinkUri(digitalLinkHost, { gtin: source.gtin, batch: source.lot });
}

interface TextsNode extends Node, SampleProductTexts {
  fields: { language: string };
}

/** What is said of the sample in a language, filled; undefined where its file is not there. */
async function textsIn(code: string, context: ResolverContext) {
  const { entries } = await context.nodeModel.findAll({ type: "SampleProductTextsJson" });
  const nodes = [...entries] as unknown as TextsNode[];
  const found = nodes.find(({ fields }) => fields.language === code);
  if (!found) return undefined;
  const { name, ingredients, allergens, offer, label } = found;
  const texts: SampleProductTexts = { name, ingredients, allergens, offer, label };
  return fillPlaceholders(texts, await valuesOf(code, context));
}

/** The sample product as the drawings and the phone show it. */
export const sampleProductResolvers = {
  SampleProductJson: {
    productPath: {
      type: "String!",
      resolve: (source: SampleProduct) => samplePaths(source).product,
    },
    batchPath: {
      type: "String!",
      resolve: (source: SampleProduct) => samplePaths(source).batch,
    },
    names: {
      type: "[SampleName!]!",
      resolve: async (source: SampleProduct, _: unknown, context: ResolverContext) => {
        const names = source.languages.map(async (language) => {
          const texts = await textsIn(language, context);
          return texts ? [{ language, name: texts.name }] : [];
        });
        return (await Promise.all(names)).flat();
      },
    },
    texts: {
      type: "SampleProductTextsJson",
      args,
      resolve: (_: unknown, { language }: { language: string }, context: ResolverContext) =>
        textsIn(language, context),
    },
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
