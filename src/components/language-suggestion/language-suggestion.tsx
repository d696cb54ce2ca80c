import clsx from "clsx";
import { useEffect, useState } from "react";
import { useSite } from "../../app/site-context";
import type { Language } from "../../content/types";
import { languages } from "../../i18n/languages";
import { defaultLanguage, localePath } from "../../i18n/paths";
import { type LocaleEdges, translator } from "../../i18n/translator";
import { LanguageLink } from "../links";
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

interface Suggestion {
  language: Language;
  /** "Read this page in …" and "Stay in English", in the suggested language. */
  open: string;
  dismiss: string;
}

/** Fetches the texts of the suggestion from the page data of the suggested language's home page. */
async function loadSuggestion(language: Language): Promise<Suggestion> {
  const path = localePath(language.code, "/");
  const response = await fetch(`${__PATH_PREFIX__}/page-data${path}/page-data.json`);
  const { result } = (await response.json()) as { result: { data: { locales: LocaleEdges } } };
  const t = translator(result.data.locales);
  return {
    language,
    open: t("common:languageSuggestion.open"),
    dismiss: t("common:languageSuggestion.dismiss"),
  };
}

/**
 * Suggests to a visitor of an English page the language that the browser prefers, in a bar at the lower edge of the
 * window, unless a choice is stored or the texts cannot be loaded. The head script stores either answer;
 * dismissing the suggestion means choosing English.
 */
export function LanguageSuggestion() {
  const { language, path } = useSite();
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const canSuggest = language.code === defaultLanguage && path !== null;
  useEffect(() => {
    if (!canSuggest || "languageChosen" in document.documentElement.dataset) return;
    const preferred = suggestedLanguage(navigator.languages);
    if (preferred) loadSuggestion(preferred).then(setSuggestion, () => undefined);
  }, [canSuggest]);
  if (!suggestion) return null;
  const { htmlLang, dir, endonym } = suggestion.language;
  return (
    <aside
      className={clsx("screen-only", styles.suggestion)}
      lang={htmlLang}
      dir={dir}
      aria-label={endonym}
    >
      <LanguageLink to={suggestion.language} className={styles.accept}>
        {suggestion.open}
      </LanguageLink>
      <button
        type="button"
        className={clsx("muted", styles.dismiss)}
        data-language={defaultLanguage}
        onClick={() => {
          document.documentElement.dataset.languageChosen = defaultLanguage;
          setSuggestion(null);
        }}
      >
        {suggestion.dismiss}
      </button>
    </aside>
  );
}
