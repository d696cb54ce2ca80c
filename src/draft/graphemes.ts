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
