import type { Content } from "./content";
import { nodeAt, plainValue } from "./json-document";

/** The language that all others are compared with. */
export const sourceLanguage = "en";

interface CheckedLanguage {
  code: string;
  htmlLang: string;
  published: boolean;
}

/** The languages of data/languages.json; entries of another shape are left to the schema. */
export function languagesOf(content: Content): CheckedLanguage[] {
  const document = content.documents.get("data/languages.json");
  const list = document && plainValue(nodeAt(document, ["languages"]));
  return (Array.isArray(list) ? list : []).flatMap((item: Record<string, unknown> | null) =>
    typeof item?.code === "string"
      ? [
          {
            code: item.code,
            htmlLang: typeof item.htmlLang === "string" ? item.htmlLang : item.code,
            published: item.published === true,
          },
        ]
      : [],
  );
}

/** The tag of a language; its code while it is not listed. */
export function htmlLangOf(content: Content, code: string): string {
  return languagesOf(content).find((language) => language.code === code)?.htmlLang ?? code;
}

/** "Arabic" for "ar"; a code that is none stays as it is. */
export function languageName(code: string): string {
  return ifTag(() => new Intl.DisplayNames("en", { type: "language" }).of(code)) ?? code;
}

/** The script of a tag, such as "Hant"; undefined for one that is none. */
export function scriptOf(htmlLang: string): string | undefined {
  return ifTag(() => new Intl.Locale(htmlLang).maximize().script);
}

/** The plural rules of a language; undefined for a tag that is none. */
export function pluralRules(htmlLang: string): Intl.PluralRules | undefined {
  return ifTag(() => new Intl.PluralRules(htmlLang));
}

/** Intl throws at what is no language tag. */
function ifTag<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
