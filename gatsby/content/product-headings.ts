import type { Language, SampleProduct, Texts } from "../../src/content/types";
import { textAt } from "../../src/i18n/translator";

/** The number of language buttons that fit on a phone's screen. */
const maxLanguages = 3;

/** Returns the languages of a product page: that of the page, then the first published ones of the sample. */
export function headingLanguages(
  code: string,
  sample: Pick<SampleProduct, "languages">,
  languages: readonly Pick<Language, "code" | "published">[],
): string[] {
  const published = languages.filter((each) => each.published).map((each) => each.code);
  const shown = sample.languages.filter((each) => published.includes(each));
  return [...new Set([code, ...shown])].slice(0, maxLanguages);
}

/**
 * Returns the headings of a product page in one language.
 * @param texts the namespaces "product" and "sample" of locales/
 */
export function productHeadings(language: string, texts: { product: Texts; sample: Texts }) {
  const text = (key: string) => textAt(texts, key);
  return {
    language,
    ingredients: text("product:ingredients"),
    gtin: text("sample:gtin"),
    batch: text("product:lot"),
    bestBefore: text("product:bestBefore"),
    expiry: text("product:useBy"),
    more: [
      text("product:label"),
      text("product:labelParts.nutritionFacts"),
      text("product:labelParts.storage"),
    ],
  };
}
