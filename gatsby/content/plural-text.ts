import { createInstance } from "i18next";
import type { Language, Texts } from "../../src/content/types";

/**
 * The form of a plural group (`<key>_one`, `<key>_other` …) for a number. i18next chooses it,
 * as it does in the browser, so that both speak the same grammar.
 */
export function pluralText(
  language: Pick<Language, "htmlLang">,
  key: string,
  forms: Texts,
  count: number,
): string {
  const i18n = createInstance();
  i18n.init({
    lng: language.htmlLang,
    fallbackLng: false,
    initImmediate: false,
    resources: { [language.htmlLang]: { common: forms } },
    defaultNS: "common",
  });
  if (!i18n.exists(key, { count })) {
    const category = new Intl.PluralRules(language.htmlLang).select(count);
    throw new Error(`common:${key}_${category} is missing in ${language.htmlLang}`);
  }
  return String(i18n.t(key, { count }));
}
