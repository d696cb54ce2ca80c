import { useTranslation } from "react-i18next";
import { LanguageLink } from "../../components/language-link";
import { languages } from "../../i18n/languages";

/** This page in every language, as plain links. */
export function SampleLanguages() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("product:language")}>
      <ul className="languages">
        {languages.map((each) => (
          <li key={each.code}>
            <LanguageLink to={each} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
