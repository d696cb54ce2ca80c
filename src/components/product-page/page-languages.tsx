import { useTranslation } from "react-i18next";
import { languageByCode } from "../../i18n/languages";

interface PageLanguagesProps {
  /** The languages' codes. */
  codes: readonly string[];
  /** The place of the one that the page is in. */
  picked: number;
  pick: (index: number) => void;
}

/** Buttons that change the language of a visitor's page; none without scripts, which they need. */
export function PageLanguages({ codes, picked, pick }: PageLanguagesProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="languages with-script">
      <legend className="visually-hidden">{t("product:language")}</legend>
      {codes.map((code, index) => {
        const { htmlLang, endonym } = languageByCode(code);
        return (
          <button
            key={code}
            type="button"
            lang={htmlLang}
            aria-pressed={index === picked}
            onClick={() => pick(index)}
          >
            {endonym}
          </button>
        );
      })}
    </fieldset>
  );
}
