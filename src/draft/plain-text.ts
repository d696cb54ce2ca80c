/**
 * What would turn the direction of a text's neighbours, and what cannot be seen; not the joiners
 * U+200C and U+200D, by which words of some scripts are written.
 */
const unwanted = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The marks of one letter beyond the fourth. Stacked, they would be drawn over the lines around it. */
const surplusMarks = /([\p{Mn}\p{Me}\u200c\u200d]{4})[\p{Mn}\p{Me}\u200c\u200d]+/gu;

/**
 * A text without invisible signs, signs of control and surplus marks; lines and tabs become spaces.
 */
export function plainText(text: string): string {
  return text
    .replace(unwanted, "")
    .replace(surplusMarks, "$1")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

let segmenter: Intl.Segmenter | undefined;

/** What a reader counts as the letters of a text; code points where the browser cannot tell. */
export function graphemes(text: string): string[] {
  if (!("Segmenter" in Intl)) return [...text];
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** The beginning of a text, of at most so many letters as a reader counts them. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : graphemes(text).slice(0, most).join("");
}
