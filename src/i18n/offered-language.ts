import type { Language } from "../content/types";
import { languages } from "./languages";
import { defaultLanguage } from "./paths";

/** Language and script of a tag: zh-HK and zh-Hant-TW are both "zh-Hant". */
function languageAndScript(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

/**
 * The published language that a browser asks for before English, if it is another.
 * @param asked the browser's languages, most wanted first (`navigator.languages`)
 */
export function offeredLanguage(asked: readonly string[]): Language | null {
  for (const tag of asked) {
    // Without a question to Intl, whose first answer takes 25 ms on a slow phone.
    if (tag.split("-")[0] === defaultLanguage) return null;
    const wanted = languageAndScript(tag);
    const found = languages.find(({ htmlLang }) => languageAndScript(htmlLang) === wanted);
    if (found) return found;
  }
  return null;
}
