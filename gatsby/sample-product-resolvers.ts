import { formatNumber } from "../src/content/format";
import { linkHost, opensHere } from "../src/content/link-host";
import { fillPlaceholders } from "../src/content/placeholders";
import type { SampleProduct } from "../src/content/types";
import { barcode } from "../src/digital-link/barcode";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { digitalLinkUri } from "../src/digital-link/uri";
import { type Content, languageIn, valuesIn } from "./content/content";
import { samplePaths } from "./content/sample-paths";
import { byLanguage, type LanguageArgument } from "./field";

/** The address that holds the product alone, which is the same on every pack. */
const productUri = ({ gtin }: SampleProduct, _: unknown, { site }: Content) =>
  digitalLinkUri(linkHost(site), { gtin });

/** The address that also holds the batch, as a line prints it on each pack. */
const batchUri = ({ gtin, lot }: SampleProduct, _: unknown, { site }: Content) =>
  digitalLinkUri(linkHost(site), { gtin, batch: lot });

/** What is said of the sample in a language, filled. */
function sampleTextsIn(code: string, content: Content) {
  return fillPlaceholders(content.sampleTexts(code), valuesIn(content, code));
}

/** The sample product as the drawings and the phone show it. */
export const sampleProductResolvers = {
  SampleProductJson: {
    productPath: { type: "String!", of: (sample: SampleProduct) => samplePaths(sample).product },
    batchPath: { type: "String!", of: (sample: SampleProduct) => samplePaths(sample).batch },
    offerPath: { type: "String!", of: (sample: SampleProduct) => samplePaths(sample).offer },
    names: {
      type: "[SampleName!]!",
      of: ({ languages }: SampleProduct, _: unknown, content: Content) =>
        languages.map((language) => ({ language, name: sampleTextsIn(language, content).name })),
    },
    texts: {
      type: "SampleProductTextsJson",
      args: byLanguage,
      of: (_: unknown, { language }: LanguageArgument, content: Content) =>
        sampleTextsIn(language, content),
    },
    uri: { type: "String!", of: productUri },
    batchUri: { type: "String!", of: batchUri },
    opensHere: {
      type: "Boolean!",
      of: (_: unknown, __: unknown, { site }: Content) => opensHere(site),
    },
    qrCode: {
      type: "QrSymbol!",
      of: (sample: SampleProduct, _: unknown, content: Content) =>
        qrSymbol(productUri(sample, _, content)),
    },
    batchCode: {
      type: "QrSymbol!",
      of: (sample: SampleProduct, _: unknown, content: Content) =>
        qrSymbol(batchUri(sample, _, content)),
    },
    // The barcode that tills read, beside the code; a case's number has none.
    barcode: { type: "Barcode", of: ({ gtin }: SampleProduct) => barcode(gtin) },
    bestBefore: {
      type: "String!",
      of: ({ bestBefore }: SampleProduct) => bestBefore.split("-").reverse().join(" "),
    },
    netWeight: {
      type: "String!",
      args: byLanguage,
      of: ({ netWeightGrams }: SampleProduct, { language }: LanguageArgument, content: Content) =>
        formatNumber(netWeightGrams, languageIn(content, language)),
    },
    nutrition: {
      type: "[NutritionRow!]!",
      args: byLanguage,
      of: (
        { nutrition }: SampleProduct,
        { language: code }: LanguageArgument,
        content: Content,
      ) => {
        const language = languageIn(content, code);
        const text = (value: number | undefined) =>
          value === undefined ? null : formatNumber(value, language);
        return nutrition.map(({ grams, kilojoules, kilocalories, ...row }) => ({
          ...row,
          grams: text(grams),
          kilojoules: text(kilojoules),
          kilocalories: text(kilocalories),
        }));
      },
    },
  },
};
