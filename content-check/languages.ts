import { defaultLanguage } from "../src/i18n/paths";

/** The language with which all others are compared. */
export const sourceLanguage = defaultLanguage;

const code = "[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?";
const wholeCode = new RegExp(`^${code}$`);
const translatedFile = new RegExp(
  `^(locales/|data/(?:faqs|guide|legal|sample-product)/)(${code})(?=[/.])(.+)$`,
);

/** Returns the language of a file with texts for visitors, and the path of the English file. */
export function translationOf(file: string): { code: string; source: string } | undefined {
  const [, folder, language, rest] = translatedFile.exec(file) ?? [];
  if (!folder || !language) return undefined;
  return { code: language, source: `${folder}${sourceLanguage}${rest}` };
}

/** Returns the path of the English file, which for files without a language is the same file. */
export const sourceOf = (file: string): string => translationOf(file)?.source ?? file;

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Returns whether a text is the code of a language. */
export const isLanguage = (text: string): boolean =>
  wholeCode.test(text) && names.of(text) !== undefined;

/** Returns "Arabic" for "ar". */
export const englishName = (language: string): string => names.of(language) ?? language;
