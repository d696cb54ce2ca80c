import type { Language, SampleProduct, Texts } from "../../src/content/types";
import { textAt } from "../../src/i18n/translator";

/** How many language buttons fit on a phone's screen. */
const most = 3;

/** The languages of a product page: the page's own, then the sample's first ones that are published. */
export function headingLanguages(
  code: string,
  sample: Pick<SampleProduct, "languages">,
  languages: readonly Pick<Language, "code" | "published">[],
): string[] {
  const published = languages.filter((each) => each.published).map((each) => each.code);
  const shown = sample.languages.filter((each) => published.includes(each));
  return [...new Set([code, ...shown])].slice(0, most);
}

/**
 * The headings of a product page in one language.
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
