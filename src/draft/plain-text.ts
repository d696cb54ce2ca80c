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
