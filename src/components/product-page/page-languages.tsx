import { graphql } from "gatsby";
import type { i18n } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageByCode, languages } from "../../i18n/languages";
import { LanguageLink } from "../links";
import * as styles from "./product-page.module.css";

/** Texts of a visitor's page in each language that it is offered in. */
export type Translations = Queries.ProductTranslationsFragment["productTranslations"];

/**
 * Returns an i18next instance with the texts of a product page in another language. It is a clone, because
 * importing i18next would bundle it twice (the plugin loads the CommonJS build). Without `initImmediate`, it
 * has its language at once and not in a later task, so that the first render is in that language.
 */
function i18nIn({ code, texts }: Translations[number], page: i18n): i18n {
  const clone = page.cloneInstance({ lng: code, initImmediate: false });
  clone.addResourceBundle(code, "product", texts);
  return clone;
}

/**
 * Provides the language of a product page, which starts in the language of the site's page.
 * @param translations undefined if its language cannot be changed
 * @returns the instance for an I18nextProvider around the product page
 */
export function useChosenLanguage(translations: Translations | undefined) {
  const { i18n: pageI18n } = useTranslation();
  const [chosen, choose] = useState(pageI18n.language);
  const i18n = useMemo(() => {
    const translation = translations?.find(({ code }) => code === chosen);
    return translation && chosen !== pageI18n.language ? i18nIn(translation, pageI18n) : pageI18n;
  }, [translations, chosen, pageI18n]);
  return { i18n, choose };
}

export function LanguageLinks() {
  const { t } = useTranslation();
  return (
    <nav className="screen-only" aria-label={t("product:language")}>
      <ul className={styles.languageList}>
        {languages.map((each) => (
          <li key={each.code}>
            <LanguageLink to={each} className={styles.language} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LanguageButtonsProps {
  translations: Translations;
  choose: (code: string) => void;
}

export function LanguageButtons({ translations, choose }: LanguageButtonsProps) {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className="with-script screen-only">
      <legend className="visually-hidden">{t("product:language")}</legend>
      <div className={styles.buttonList}>
        {translations.map(({ code }) => {
          const { htmlLang, endonym } = languageByCode(code);
          return (
            <button
              key={code}
              type="button"
              className={styles.languageButton}
              lang={htmlLang}
              aria-pressed={code === i18n.language}
              onClick={() => choose(code)}
            >
              {endonym}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

export const productTranslationsFragment = graphql`
  fragment ProductTranslations on Query {
    productTranslations(code: $language)
  }
`;
