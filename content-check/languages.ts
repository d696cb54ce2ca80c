import { defaultLanguage } from "../src/i18n/paths";
import { type Content, objectsAt } from "./content";

/** The language with which all others are compared. */
export const sourceLanguage = defaultLanguage;

/** Matches the codes that the schema of data/languages.json allows. */
const code = "[a-z]{2,3}(?:-[A-Z]{2}|-[A-Z][a-z]{3})?";
const wholeCode = new RegExp(`^${code}$`);
const translatedFile = new RegExp(
  `^(locales/|data/(?:faqs|guide|legal|sample-product)/)(${code})(?=[/.])(.+)$`,
);

/** Lists the languages of data/languages.json. Ignores invalid entries, which the schema reports. */
export function languagesOf(content: Content): { code: string; published: boolean }[] {
  return objectsAt(content, "data/languages.json", "languages")
    .map((language) => ({ code: String(language.code), published: language.published === true }))
    .filter((language) => wholeCode.test(language.code));
}

/** Returns the language of a translated file, and the path of the English file. */
export function translationOf(file: string): { code: string; source: string } | undefined {
  const [, folder, language, rest] = translatedFile.exec(file) ?? [];
  if (!folder || !language) return undefined;
  return { code: language, source: `${folder}${sourceLanguage}${rest}` };
}

const names = new Intl.DisplayNames("en", { type: "language" });

/** Returns "Arabic" for "ar". */
export const englishName = (language: string): string => names.of(language) ?? language;
