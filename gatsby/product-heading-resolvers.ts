import type { Texts } from "../src/content/types";
import type { Content } from "./content/content";
import { byLanguage, type LanguageArgument } from "./field";

/** How many buttons have room on a phone. */
const most = 3;

/** The page's language, and the first ones of the sample product that are published. */
function languagesOf({ languages, sample }: Content, code: string): string[] {
  const shown = sample.languages.filter((each) =>
    languages.some((language) => language.code === each && language.published),
  );
  return [...new Set([code, ...shown])].slice(0, most);
}

/** What a product page says beside what stands in its data, in one language. */
function headingsIn(content: Content, language: string) {
  const texts = content.texts(language, "product");
  const { ingredients, lot, bestBefore, useBy, label } = texts as Record<string, string>;
  const { nutritionFacts, storage } = texts.labelParts as Record<string, string>;
  const { gtin } = content.texts(language, "sample") as Texts;
  return {
    language,
    ingredients,
    gtin,
    batch: lot,
    bestBefore,
    expiry: useBy,
    more: [label, nutritionFacts, storage],
  };
}

/** The headings of a visitor's page, whose buttons change them from language to language. */
export const productHeadingResolvers = {
  productHeadings: {
    type: "[ProductHeadings!]!",
    args: byLanguage,
    of: (_: unknown, { language }: LanguageArgument, content: Content) =>
      languagesOf(content, language).map((each) => headingsIn(content, each)),
  },
};
