import type { Content } from "./content";
import { problemAt, type TextPlace, textsIn } from "./json-document";
import { translationOf } from "./languages";
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

/** Lists all texts for visitors. */
export function languageTexts({ documents }: Content): LanguageText[] {
  return [...documents.values()].flatMap((document) => {
    const translation = translationOf(document.file);
    if (!translation) return [];
    const { code, source } = translation;
    const english = source === document.file ? undefined : documents.get(source);
    const texts = new Map(english && textsIn(english).map(({ key, text }) => [key, text]));
    return (
      textsIn(document)
        // Visitors do not see ids and conditions.
        .filter(({ path }) => !["id", "when"].includes(String(path.at(-1))))
        .map((place) => {
          const key = place.key.replace(/_(zero|one|two|few|many)$/, "_other");
          return { ...place, code, english: texts.get(key) };
        })
    );
  });
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
): Problem[] {
  const missingProblems = missing.map((each) => {
    const found = `a text without ${each}, which the English text contains`;
    return problemAt(place, found, `${each} where the sentence needs it`);
  });
  const addedProblems = added.map((each) => {
    const found = `a text with ${each}, which the English text does not contain`;
    return problemAt(place, found, `the text without ${each}`);
  });
  return [...missingProblems, ...addedProblems];
}

/** Returns the items that occur more often in the first list than in the second. */
export function surplus<T>(list: readonly T[], others: readonly T[]): T[] {
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
