import type { Content } from "./content";
import { type JsonDocument, problemAt, type TextPlace, textsIn, valueAt } from "./json-document";
import type { Problem, Words } from "./problem";
import { sourceLanguage } from "./site-languages";

/** A text for visitors, and its language. */
export interface LanguageText extends TextPlace {
  code: string;
  /** The English text. Undefined for English itself. */
  english?: string;
  /** The English text, or for a plural form the English `_other`, because languages have other forms. */
  englishOther?: string;
}

const translatedFile =
  /^(locales\/|data\/faqs\/|data\/guide\/|data\/legal\/|data\/sample-product\/)([^/.]+)(.*)$/;

/** Returns the language of a translated file, and the path of the English file. */
export function translationOf(file: string): { code: string; source: string } | undefined {
  const [, folder, code, rest] = translatedFile.exec(file) ?? [];
  return folder && code ? { code, source: `${folder}${sourceLanguage}${rest}` } : undefined;
}

const cache = new WeakMap<Content, LanguageText[]>();

/** Lists all texts for visitors in all languages. */
function languageTexts(content: Content): LanguageText[] {
  const documents = [...content.documents.values()];
  const texts =
    cache.get(content) ??
    documents.flatMap((document) =>
      document.file === "data/site.json"
        ? officeLocations(document)
        : translatedTexts(content, document),
    );
  cache.set(content, texts);
  return texts;
}

/**
 * Checks all texts for visitors.
 * @param checkFor is called once for each language, and returns the function that checks a text
 */
export function checkTexts(
  content: Content,
  checkFor: (code: string) => (place: LanguageText) => Problem[],
): Problem[] {
  const texts = languageTexts(content);
  return [...new Set(texts.map(({ code }) => code))].flatMap((code) => {
    const check = checkFor(code);
    return texts.filter((place) => place.code === code).flatMap((place) => check(place));
  });
}

function translatedTexts(content: Content, document: JsonDocument): LanguageText[] {
  const { code = "", source = "" } = translationOf(document.file) ?? {};
  if (!code) return [];
  const sourceDocument = code === sourceLanguage ? undefined : content.documents.get(source);
  const englishTexts = sourceDocument ? textsIn(sourceDocument) : [];
  const english = new Map(englishTexts.map((place) => [keyOf(place), place.text]));
  return (
    textsIn(document)
      // Visitors do not see ids and conditions.
      .filter(({ path }) => !["id", "when"].includes(String(path.at(-1))))
      .map((place) => {
        const key = keyOf(place);
        const other = key.replace(/_(zero|one|two|few|many)"\]$/, '_other"]');
        return { ...place, code, english: english.get(key), englishOther: english.get(other) };
      })
  );
}

/** Returns a key that a text has in all languages. It contains the ids of list entries, if they have any. */
function keyOf({ document, path }: TextPlace): string {
  const keys = path.map((segment, index) =>
    typeof segment === "string"
      ? segment
      : (valueAt(document, [...path.slice(0, index + 1), "id"]) ?? segment),
  );
  return JSON.stringify(keys);
}

/** Lists the texts at `location` in site.json, the only translated texts among the facts. */
function officeLocations(document: JsonDocument): LanguageText[] {
  return textsIn(document)
    .filter(({ path }) => path.at(-2) === "location")
    .map((place) => ({ ...place, code: String(place.path.at(-1)) }));
}

/** Replaces any white space with single spaces, so that texts that differ only in it are equal. */
export function normalized(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

/** The words for a part of the English text that a translation lacks. */
export const missingPart = (part: string): Words => ({
  found: `a text without ${part}, which English has`,
  expected: `${part} where the sentence needs it`,
});

/** The words for a part of a translation that the English text does not have. */
export const addedPart = (part: string, expected: string): Words => ({
  found: `a text with ${part}, which English does not have`,
  expected,
});

/** A pattern that must not occur in a text, and the words of the message. */
export interface TextFault {
  pattern: RegExp;
  found: string | ((match: string) => string);
  expected: string;
}

/**
 * Reports all matches of faults in a text.
 * @param searched the text to search, in which parts of the text can be masked
 */
export function faultsIn(
  place: TextPlace,
  searched: string,
  faults: readonly TextFault[],
): Problem[] {
  return faults.flatMap(({ pattern, found, expected }) =>
    [...searched.matchAll(pattern)].map(({ 0: match, index }) => {
      const words = { found: typeof found === "string" ? found : found(match), expected };
      return problemAt(place, words, index);
    }),
  );
}
