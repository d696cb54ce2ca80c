import type { Content } from "./content";
import { type JsonDocument, nodeAt, plainValue, type Segment } from "./json-document";

export const languagesFile = "data/languages.json";
/** The language that all others are compared with. */
export const sourceLanguage = "en";

export interface CheckedLanguage {
  code: string;
  htmlLang: string;
  numberingSystem: string;
  published: boolean;
  path: readonly Segment[];
}

/** The languages of data/languages.json; entries of another shape are left to the schema. */
export function languagesOf(content: Content): CheckedLanguage[] {
  const document = content.documents.get(languagesFile);
  return document ? entries(document) : [];
}

function entries(document: JsonDocument): CheckedLanguage[] {
  const list = plainValue(nodeAt(document, ["languages"]));
  if (!Array.isArray(list)) {
    return [];
  }
  return list.flatMap((item: unknown, index) => {
    if (typeof item !== "object" || item === null || !("code" in item)) {
      return [];
    }
    const { code } = item;
    if (typeof code !== "string") {
      return [];
    }
    const htmlLang = "htmlLang" in item && typeof item.htmlLang === "string" ? item.htmlLang : code;
    const numberingSystem =
      "numberingSystem" in item && typeof item.numberingSystem === "string"
        ? item.numberingSystem
        : "latn";
    const published = "published" in item && item.published === true;
    return [{ code, htmlLang, numberingSystem, published, path: ["languages", index] }];
  });
}

/** The languages to compare with English: the published ones, and those with a folder already. */
export function translationsOf(content: Content): string[] {
  const published = languagesOf(content)
    .filter((language) => language.published)
    .map(({ code }) => code);
  const codes = new Set([...published, ...foldersOf(content)]);
  codes.delete(sourceLanguage);
  return [...codes];
}

/** The languages that locales/ has a folder for. */
export function foldersOf(content: Content): string[] {
  const folders = [...content.documents.keys(), ...content.broken.keys()]
    .map((file) => /^locales\/([^/]+)\//.exec(file)?.[1])
    .filter((folder) => folder !== undefined);
  return [...new Set(folders)];
}

/** "Arabic" for "ar"; a code that is none stays as it is. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The language and the script of a tag, such as "zh" and "Hant"; undefined for one that is none. */
export function localeOf(htmlLang: string): { language: string; script: string } | undefined {
  try {
    const { language, script } = new Intl.Locale(htmlLang).maximize();
    return script ? { language, script } : undefined;
  } catch {
    return undefined;
  }
}

/** The language and the script of each language of the site. */
export function localesOf(content: Content): Map<string, { language: string; script: string }> {
  const tags = new Map(foldersOf(content).map((code) => [code, code]));
  for (const { code, htmlLang } of languagesOf(content)) {
    tags.set(code, htmlLang);
  }
  return new Map(
    [...tags].flatMap(([code, tag]) => {
      const locale = localeOf(tag);
      return locale ? [[code, locale] as const] : [];
    }),
  );
}

/** The plural forms of a language; undefined for a tag that is none. */
export function pluralCategories(htmlLang: string): string[] | undefined {
  try {
    return [...new Intl.PluralRules(htmlLang).resolvedOptions().pluralCategories].sort(
      (a, b) => pluralOrder.indexOf(a) - pluralOrder.indexOf(b),
    );
  } catch {
    return undefined;
  }
}

const pluralOrder = ["zero", "one", "two", "few", "many", "other"];
