/**
 * Bidirectional control characters, which would change the order of surrounding text, and invisible
 * characters. The joiners U+200C and U+200D are kept, because some scripts need them.
 */
const unwanted = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Combining marks of a letter after the fourth. Stacked marks would overlap the surrounding lines. */
const surplusMarks = /([\p{Mn}\p{Me}\u200c\u200d]{4})[\p{Mn}\p{Me}\u200c\u200d]+/gu;

/**
 * Removes invisible characters, control characters and surplus marks; replaces line breaks and tabs by
 * spaces.
 */
export function plainText(text: string): string {
  return text
    .replace(unwanted, "")
    .replace(surplusMarks, "$1")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Latin, Cyrillic, Arabic, Japanese and Chinese without combining marks: each character is a grapheme. Creating
 * a segmenter takes 60 ms on a slow phone, so these texts are split without one.
 */
const separateCharacters =
  /^[ -~\u00a0-\u024f\u0400-\u0482\u0621-\u064a\u2010-\u2026\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Splits a text into graphemes, or into code points if the browser lacks Intl.Segmenter. */
export function graphemes(text: string): string[] {
  if (separateCharacters.test(text) || !("Segmenter" in Intl)) return [...text];
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Shortens a text to a number of graphemes. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : graphemes(text).slice(0, most).join("");
}

/**
 * Separators of ingredients: commas, semicolons and brackets of all supported scripts, and the full stop at
 * the end of a sentence.
 */
const separators =
  /([,;()[\]\u060c\u061b\uff0c\u3001\uff64\ufe50\ufe51\uff1b\uff08\uff09]|[.\u3002](?=\s|$))/;

export interface IngredientSegment {
  /** Includes the surrounding spaces. */
  text: string;
  /** Position among the ingredients; undefined for separators and for text without letters. */
  position: number | undefined;
}

/** Splits a list of ingredients at the separators. */
export function splitIngredients(ingredients: string): IngredientSegment[] {
  let count = 0;
  return ingredients.split(separators).map((text, index) => {
    const isIngredient = index % 2 === 0 && /\p{L}/u.test(text);
    return { text, position: isIngredient ? count++ : undefined };
  });
}

/**
 * Returns the positions of the allergens after the list was edited. An allergen mark follows the text of its
 * ingredient, and is removed together with it.
 */
export function moveAllergens(before: string, allergens: readonly number[], after: string) {
  const names = splitIngredients(before)
    .filter(({ position = -1 }) => allergens.includes(position))
    .map(({ text }) => text.trim());
  return splitIngredients(after).flatMap(({ text, position }) =>
    position !== undefined && names.includes(text.trim()) ? [position] : [],
  );
}
