import clsx from "clsx";
import * as phone from "../../components/phone/phone.module.css";
import { useSite } from "../../hooks/use-site";
import { languageByCode } from "../../i18n/languages";
import * as styles from "./hero-phone.module.css";

const shown = 2;

/** Renders the current language and two other languages of the demo product's page. */
export function LanguageChips({ languages }: { languages: readonly string[] }) {
  const { language } = useSite();
  const others = languages.filter((code) => code !== "en" && code !== language.code).reverse();
  return (
    <p className={clsx(phone.chips, styles.chips)}>
      <b className={phone.currentChip}>{language.endonym}</b>
      {others.slice(0, shown).map((code, index) => {
        const { htmlLang, endonym } = languageByCode(code);
        return (
          <span
            key={code}
            className={clsx(phone.chip, index === shown - 1 && styles.thirdChip)}
            lang={htmlLang}
          >
            {endonym}
          </span>
        );
      })}
    </p>
  );
}
