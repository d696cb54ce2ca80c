import { defaultLanguage } from "../src/i18n/paths";

const codePattern = "[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?";
const wholeCode = new RegExp(`^${codePattern}$`);
const translatedFile = new RegExp(
  `^(locales/|data/(?:faqs|guide|legal|sample-product)/)(${codePattern})(?=[/.])(.+)$`,
);

/** Returns the language of a file with texts for visitors, and the path of the English file. */
export function translationOf(file: string): { code: string; source: string } | undefined {
  const [, folder, code, rest] = translatedFile.exec(file) ?? [];
  if (!folder || !code) return undefined;
  return { code, source: `${folder}${defaultLanguage}${rest}` };
}

/** Returns the path of the English file, which for files without a language is the same file. */
export const sourceOf = (file: string): string => translationOf(file)?.source ?? file;

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Returns whether a text is the code of a language. */
export const isLanguage = (text: string): boolean =>
  wholeCode.test(text) && names.of(text) !== undefined;

/** Returns "Arabic" for "ar". */
export const englishName = (code: string): string => names.of(code) ?? code;
