import { useSite } from "../../hooks/use-site";
import { languageByCode } from "../../i18n/languages";

const shown = 2;

/** The phone page's languages: the one it is read in, and two others of the sample. */
export function LanguageChips({ languages }: { languages: readonly string[] }) {
  const { language } = useSite();
  const others = languages.filter((code) => code !== "en" && code !== language.code).reverse();
  return (
    <p className="chips">
      <b>{language.endonym}</b>
      {others.slice(0, shown).map((code) => {
        const { htmlLang, endonym } = languageByCode(code);
        return (
          <span key={code} lang={htmlLang}>
            {endonym}
          </span>
        );
      })}
    </p>
  );
}
