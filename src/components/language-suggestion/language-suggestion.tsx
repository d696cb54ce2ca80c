import clsx from "clsx";
import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import type { Language } from "../../content/types";
import { languages } from "../../i18n/languages";
import { defaultLanguage, localePath } from "../../i18n/paths";
import { translator } from "../../i18n/translator";
import { LanguageLink } from "../links";
import { useSite } from "../site-context";
import * as styles from "./language-suggestion.module.css";

/** Returns the language and script of a tag: "zh-Hant" for both zh-HK and zh-Hant-TW. */
function languageAndScript(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

/**
 * Returns the published language that a browser prefers to English, if any.
 * @param preferred the browser's languages in order of preference (`navigator.languages`)
 */
export function suggestedLanguage(preferred: readonly string[]): Language | undefined {
  for (const tag of preferred) {
    // The first call of Intl.Locale takes 25 ms on a slow phone, so English is recognized without it.
    if (tag.split("-")[0] === defaultLanguage) return undefined;
    const wanted = languageAndScript(tag);
    const found = languages.find(({ htmlLang }) => languageAndScript(htmlLang) === wanted);
    if (found) return found;
  }
  return undefined;
}

/** Returns a language and its texts, from the page data of its home page. */
async function withTexts(language: Language) {
  const path = localePath(language.code, "/");
  const response = await fetch(withPrefix(`/page-data${path}/page-data.json`));
  const { result } = (await response.json()) as {
    result: { data: { locales: Queries.TextsFragment } };
  };
  return { ...language, t: translator(result.data.locales) };
}

/**
 * Suggests to a visitor of an English page the language that the browser prefers, in a bar at the lower edge of the
 * window, unless a choice is stored or the texts cannot be loaded. The head script stores either answer;
 * dismissing the suggestion means choosing English.
 */
export function LanguageSuggestion() {
  const { language, path } = useSite();
  const [suggestion, setSuggestion] = useState<Awaited<ReturnType<typeof withTexts>>>();
  const canSuggest = language.code === defaultLanguage && path !== null;
  useEffect(() => {
    if (!canSuggest || "languageChosen" in document.documentElement.dataset) return;
    const preferred = suggestedLanguage(navigator.languages);
    if (preferred) withTexts(preferred).then(setSuggestion, () => undefined);
  }, [canSuggest]);
  if (!suggestion) return null;
  const { htmlLang, dir, endonym, t } = suggestion;
  return (
    <aside
      className={clsx("screen-only", styles.suggestion)}
      lang={htmlLang}
      dir={dir}
      aria-label={endonym}
    >
      <LanguageLink to={suggestion} className={styles.accept}>
        {t("common:languageSuggestion.open")}
      </LanguageLink>
      <button
        type="button"
        className={clsx("muted", styles.dismiss)}
        data-language={defaultLanguage}
        onClick={() => {
          document.documentElement.dataset.languageChosen = defaultLanguage;
          setSuggestion(undefined);
        }}
      >
        {t("common:languageSuggestion.dismiss")}
      </button>
    </aside>
  );
}
