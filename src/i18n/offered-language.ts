import type { Language } from "../content/types";
import { languages } from "./languages";
import { defaultLanguage } from "./paths";

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
 * @param asked the browser's languages in order of preference (`navigator.languages`)
 */
export function offeredLanguage(asked: readonly string[]): Language | null {
  for (const tag of asked) {
    // The first call of Intl.Locale takes 25 ms on a slow phone, so English is recognized without it.
    if (tag.split("-")[0] === defaultLanguage) return null;
    const wanted = languageAndScript(tag);
    const found = languages.find(({ htmlLang }) => languageAndScript(htmlLang) === wanted);
    if (found) return found;
  }
  return null;
}
