import type { Content } from "./content";
import { type JsonDocument, problemAt, type TextPlace, textsIn, valueAt } from "./json-document";
import { sourceLanguage, translationOf } from "./languages";
import type { Problem } from "./problem";

/** A text for visitors, and its language. */
export interface LanguageText extends TextPlace {
  code: string;
  /**
   * The English text, or for a plural form the English `_other`, because languages have other forms.
   * Undefined for English itself.
   */
  english?: string;
}

const cache = new WeakMap<Content, LanguageText[]>();

/**
 * Checks all texts for visitors.
 * @param checkFor is called once for each language, and returns the function that checks a text
 */
export function checkTexts(
  content: Content,
  checkFor: (code: string) => (place: LanguageText) => Problem[],
): Problem[] {
  const texts =
    cache.get(content) ??
    [...content.documents.values()].flatMap((document) => textsOf(content, document));
  cache.set(content, texts);
  return [...new Set(texts.map(({ code }) => code))].flatMap((code) => {
    const check = checkFor(code);
    return texts.filter((place) => place.code === code).flatMap((place) => check(place));
  });
}

/** Lists the texts for visitors in a translated file. */
function textsOf({ documents }: Content, document: JsonDocument): LanguageText[] {
  const { code = "", source = "" } = translationOf(document.file) ?? {};
  if (!code) return [];
  const sourceDocument = code === sourceLanguage ? undefined : documents.get(source);
  const english = new Map(
    (sourceDocument ? textsIn(sourceDocument) : []).map((place) => [keyOf(place), place.text]),
  );
  return (
    textsIn(document)
      // Visitors do not see ids and conditions.
      .filter(({ path }) => !["id", "when"].includes(String(path.at(-1))))
      .map((place) => {
        const key = keyOf(place).replace(/_(zero|one|two|few|many)"\]$/, '_other"]');
        return { ...place, code, english: english.get(key) };
      })
  );
}

/** Returns a key that a value has in all languages. It contains the ids of list entries, if they have any. */
export function keyOf({ document, path }: Pick<TextPlace, "document" | "path">): string {
  const keys = path.map((segment, index) =>
    typeof segment === "string"
      ? segment
      : (valueAt(document, [...path.slice(0, index + 1), "id"]) ?? segment),
  );
  return JSON.stringify(keys);
}

/** Replaces any white space with single spaces, so that texts that differ only in it are equal. */
export function normalized(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

/** Reports what only the English text or only its translation contains, such as a placeholder. */
export function differences(
  place: TextPlace,
  missing: readonly string[],
  added: readonly string[],
  expectedFor: (added: string) => string,
): Problem[] {
  return [
    ...missing.map((each) =>
      problemAt(
        place,
        `a text without ${each}, which the English text contains`,
        `${each} where the sentence needs it`,
      ),
    ),
    ...added.map((each) =>
      problemAt(
        place,
        `a text with ${each}, which the English text does not contain`,
        expectedFor(each),
      ),
    ),
  ];
}

/** Returns the items that occur more often in the first list than in the second. */
export function without<T>(list: readonly T[], others: readonly T[]): T[] {
  const rest = [...others];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

/** A pattern that must not occur in a text, and the words of the message. */
export interface TextFault {
  pattern: RegExp;
  found: (match: string) => string;
  expected: string;
}

/** Reports all matches of faults in a text, or in a copy of it in which `mask` has hidden a part. */
export function faultsIn(
  place: TextPlace,
  faults: readonly TextFault[],
  searched = place.text,
): Problem[] {
  return faults.flatMap(({ pattern, found, expected }) =>
    [...searched.matchAll(pattern)].map(({ 0: match, index }) =>
      problemAt(place, found(match), expected, index),
    ),
  );
}

/**
 * Replaces the matches of a pattern with U+FFFC, which is neither a letter nor a space nor
 * punctuation. The length of the text stays the same, so that positions in it are still right.
 */
export function mask(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => "\uFFFC".repeat(match.length));
}
