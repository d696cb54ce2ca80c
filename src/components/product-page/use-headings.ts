import type { i18n } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

export type Headings = Queries.ProductPageFragment["productHeadings"];

/**
 * i18next with the texts of a product page in another language than the page's: a clone, because importing
 * i18next would load it twice (the plugin loads its CommonJS build).
 */
function i18nIn({ language, texts }: Headings[number], page: i18n): i18n {
  const clone = page.cloneInstance({ lng: language, initImmediate: false });
  clone.addResourceBundle(language, "product", JSON.parse(texts));
  return clone;
}

/**
 * The language that a visitor's page is in, out of those that it is offered in.
 * @returns i18n: for an I18nextProvider around the page
 */
export function useHeadings(headings: Headings) {
  const { i18n: ofPage } = useTranslation();
  const [chosen, choose] = useState(0);
  const other = headings[chosen]?.language === ofPage.language ? undefined : headings[chosen];
  const i18n = useMemo(() => (other ? i18nIn(other, ofPage) : ofPage), [other, ofPage]);
  return { chosen, choose, i18n };
}
