import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { languageByCode, languages } from "../../i18n/languages";
import { LanguageLink } from "../links";
import * as styles from "./product-page.module.css";

/** Renders links to the same page in every language of the site. */
export function LanguageLinks() {
  const { t } = useTranslation();
  return (
    <nav className={styles.languages} aria-label={t("product:language")}>
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
  codes: readonly string[];
  /** Index of the current language. */
  chosen: number;
  choose: (index: number) => void;
}

/**
 * Renders buttons that change the language of a visitor's page. Hidden without scripts, which they require.
 */
export function LanguageButtons({ codes, chosen, choose }: LanguageButtonsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={clsx("with-script", styles.buttons)}>
      <legend className="visually-hidden">{t("product:language")}</legend>
      <div className={styles.buttonList}>
        {codes.map((code, index) => {
          const { htmlLang, endonym } = languageByCode(code);
          return (
            <button
              key={code}
              type="button"
              className={styles.languageButton}
              lang={htmlLang}
              aria-pressed={index === chosen}
              onClick={() => choose(index)}
            >
              {endonym}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
