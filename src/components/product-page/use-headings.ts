import type { i18n } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

export type Headings = Queries.ProductPageFragment["productHeadings"];

/**
 * Returns an i18next instance with the texts of a product page in another language. It is a clone, because
 * importing i18next would bundle it twice (the plugin loads the CommonJS build).
 */
function i18nIn({ language, texts }: Headings[number], page: i18n): i18n {
  const clone = page.cloneInstance({ lng: language, initImmediate: false });
  clone.addResourceBundle(language, "product", JSON.parse(texts));
  return clone;
}

/**
 * Provides the language of a visitor's page, which buttons can change.
 * @returns i18n: the instance for an I18nextProvider around the page
 */
export function useHeadings(headings: Headings) {
  const { i18n: ofPage } = useTranslation();
  const [chosen, choose] = useState(0);
  const other = headings[chosen]?.language === ofPage.language ? undefined : headings[chosen];
  const i18n = useMemo(() => (other ? i18nIn(other, ofPage) : ofPage), [other, ofPage]);
  return { chosen, choose, i18n };
}
