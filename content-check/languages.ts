import { type Content, objectsAt } from "./content";

/** The language with which all others are compared. */
export const sourceLanguage = "en";

/** Lists the languages of data/languages.json. Ignores invalid entries, which the schema reports. */
export function languagesOf(content: Content) {
  return objectsAt(content, "data/languages.json", "languages").flatMap(
    ({ code, htmlLang, published }) =>
      typeof code === "string" ? [{ code, htmlLang: String(htmlLang), published }] : [],
  );
}

/** Returns the language tag for a code, or the code itself if it is not listed. */
export function htmlLangOf(content: Content, code: string): string {
  return languagesOf(content).find((language) => language.code === code)?.htmlLang ?? code;
}

const translatedFile =
  /^(locales\/|data\/faqs\/|data\/guide\/|data\/legal\/|data\/sample-product\/)([^/.]+)(.*)$/;

/** Returns the language of a translated file, and the path of the English file. */
export function translationOf(file: string): { code: string; source: string } | undefined {
  const [, folder, code, rest] = translatedFile.exec(file) ?? [];
  return folder && code ? { code, source: `${folder}${sourceLanguage}${rest}` } : undefined;
}

/** Returns "Arabic" for "ar", and an invalid code unchanged. */
export function languageName(code: string): string {
  return ifValid(() => new Intl.DisplayNames("en", { type: "language" }).of(code)) ?? code;
}

/** Returns the script of a language tag, for example "Hant", or undefined for an invalid tag. */
export function scriptOf(htmlLang: string): string | undefined {
  return ifValid(() => new Intl.Locale(htmlLang).maximize().script);
}

/** Returns the plural rules of a language, or undefined for an invalid tag. */
export function pluralRules(htmlLang: string): Intl.PluralRules | undefined {
  return ifValid(() => new Intl.PluralRules(htmlLang));
}

/** Intl throws an error for an invalid language tag, which the schema reports. */
function ifValid<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
