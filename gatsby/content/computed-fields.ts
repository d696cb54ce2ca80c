import { fillPlaceholders } from "../../src/content/fill-placeholders";
import { formatNumber, formatPrice, formatYear } from "../../src/content/format";
import { linkHost, opensHere, samplePaths } from "../../src/content/link-host";
import type { Plan, SampleProduct, SampleProductTexts, Site } from "../../src/content/types";
import { barcode } from "../../src/digital-link/barcode";
import { qrSymbol } from "../../src/digital-link/qr-symbol";
import { digitalLinkUri } from "../../src/digital-link/uri";
import { documentHtml } from "./document-html";
import { offerIn, questionsIn } from "./offer";
import { filledTexts, locationIn, valuesIn } from "./placeholder-values";
import { languageIn, publishedIn, type SiteContent } from "./site-content";

/** The argument of most fields: the code of a language. */
interface InLanguage {
  code: string;
}

/**
 * Functions that compute fields of a GraphQL type, which gatsby/schema.ts declares, from the content alone.
 * Each names the arguments that it has.
 */
export type Fields<Source> = Record<
  string,
  (content: SiteContent, args: never, source: Source) => unknown
>;

export const queryFields = {
  /** Replaces `allLocale` of the i18n plugin, whose texts are not filled and include those of the build alone. */
  locales: (content, { code, namespaces }: InLanguage & { namespaces: string[] }) => ({
    edges: namespaces.map((ns) => ({
      node: { language: code, ns, data: JSON.stringify(filledTexts(content, code, ns)) },
    })),
  }),
  questions: (content, { code }: InLanguage) => questionsIn(content, code),
  /**
   * @param args id: of a legal document, or "guide"; pathPrefix: Gatsby's, such as "/site", or "", which
   * gatsby/resolvers.ts adds
   */
  textDocument: (
    content,
    { code, id, pathPrefix }: InLanguage & { id: string; pathPrefix: string },
  ) => documentHtml(content, code, id, pathPrefix),
  productTranslations: (content, { code }: InLanguage) => {
    const published = publishedIn(content).map((language) => language.code);
    const offered = content.site.previewLanguages.filter((each) => published.includes(each));
    return [...new Set([code, ...offered])].map((each) => ({
      code: each,
      texts: filledTexts(content, each, "product"),
    }));
  },
} satisfies Fields<unknown>;

/** Returns the GS1 Digital Link in the code of the sample product, which is the same on every pack. */
const productUri = ({ site, sample: { gtin } }: SiteContent) =>
  digitalLinkUri(linkHost(site), { gtin });

/** Returns the GS1 Digital Link that a production line prints on each pack. */
const batchUri = ({ site, sample: { gtin, batch } }: SiteContent) =>
  digitalLinkUri(linkHost(site), { gtin, batch });

/** Returns the texts of the sample product in a language, with their placeholders filled. */
const sampleTextsIn = (content: SiteContent, code: string): SampleProductTexts =>
  fillPlaceholders(content.sampleTexts(code), valuesIn(content, code));

export const sampleFields = {
  paths: ({ sample }) => samplePaths(sample),
  uri: productUri,
  batchUri,
  opensHere: ({ site }) => opensHere(site),
  qrCode: (content) => qrSymbol(productUri(content)),
  batchCode: (content) => qrSymbol(batchUri(content)),
  // Null for the number of a case, which checkouts do not scan.
  barcode: ({ sample }) => barcode(sample.gtin) ?? null,
  /** As labels print a month: "05 2028" for "2028-05". */
  bestBeforeText: ({ sample }) => sample.bestBefore.split("-").reverse().join(" "),
  names: (content) =>
    content.sample.languages.map((code) => ({
      code,
      name: sampleTextsIn(content, code).name,
    })),
  texts: (content, { code }: InLanguage) => sampleTextsIn(content, code),
  netWeight: (content, { code }: InLanguage) =>
    formatNumber(content.sample.netWeightGrams, languageIn(content, code)),
  nutritionRows: (content, { code }: InLanguage) => {
    const format = (value: number | undefined) =>
      value === undefined ? null : formatNumber(value, languageIn(content, code));
    return content.sample.nutrition.map(({ id, partOf, grams, kilojoules, kilocalories }) => ({
      id,
      partOf: partOf ?? null,
      grams: format(grams),
      kilojoules: format(kilojoules),
      kilocalories: format(kilocalories),
    }));
  },
} satisfies Fields<SampleProduct>;

export const siteFields = {
  linkHost: ({ site }) => linkHost(site),
  locationText: (content, { code }: InLanguage) => locationIn(content, code),
  updatedYear: (content, { code }: InLanguage) =>
    formatYear(Number(content.site.updated.slice(0, 4)), languageIn(content, code)),
  /** Null if there is no such service. */
  newsletterForm: ({ site: { newsletter } }) =>
    newsletter.endpoint
      ? { endpoint: newsletter.endpoint, field: newsletter.field ?? "email" }
      : null,
  trialTerms: (content, { code }: InLanguage) => offerIn(content, code).trial,
} satisfies Fields<Site>;

export const planFields = {
  price: (content, { code }: InLanguage, { priceCents }) =>
    formatPrice(priceCents, content.plans.currency, languageIn(content, code)),
  productLimitText: (content, { code }: InLanguage, { productLimit }) =>
    productLimit === null ? null : formatNumber(productLimit, languageIn(content, code)),
} satisfies Fields<Plan>;
