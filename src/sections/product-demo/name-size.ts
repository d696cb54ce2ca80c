import { graphemes } from "../../draft/plain-text";

/** How wide the letters of a script are in the display faces, in em, on the average. */
const advances: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u, 1],
  [/\p{Script=Bengali}/u, 1],
  // A vowel sign that stands beside its letter takes room of its own.
  [/\p{Script=Devanagari}\p{Mn}*\p{Mc}/u, 1.06],
  [/\p{Script=Devanagari}/u, 0.76],
  [/\p{Script=Arabic}/u, 0.68],
  [/\s/u, 0.2],
  [/[MW]/u, 0.62],
  [/\p{Lu}/u, 0.46],
  [/[ijlrtf'.,]/u, 0.28],
];

/** Scripts whose lines need more height than Latin's. */
const isTall = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Arabic}]/u;

const usual = 0.43;

/** The room of the name on the pack, in units of the drawing, and how large its letters may be. */
const room = { width: 366, height: 94, largest: 108, smallest: 30 };

const widthOf = (text: string) =>
  graphemes(text).reduce(
    (sum, letter) => sum + (advances.find(([script]) => script.test(letter))?.[1] ?? usual),
    0,
  );

/** The widest line of the best division of some words into two lines. */
function narrowest(words: readonly string[]): number {
  const widths = words
    .slice(1)
    .map((_, index) =>
      Math.max(
        widthOf(words.slice(0, index + 1).join(" ")),
        widthOf(words.slice(index + 1).join(" ")),
      ),
    );
  // One word without a space may be broken anywhere.
  const whole = widthOf(words.join(" "));
  return words.length > 1 ? Math.min(...widths) : Math.max(whole / 2, whole - 6);
}

export interface NameSize {
  /** Of the letters, in units of the drawing. */
  size: number;
  lineHeight: number;
  isOneLine: boolean;
  /** Whether two lines are too short for it, so that it ends with an ellipsis. */
  isCut: boolean;
}

/**
 * How large a name stands on the pack: as large as one or two lines of it have room. Estimated, so
 * that the build and every browser come to the same.
 */
export function nameSize(name: string): NameSize {
  const words = name.trim().split(/\s+/);
  const lineHeight = isTall.test(name) ? 1.3 : 0.98;
  const inLines = (lines: number, width: number) =>
    Math.min(room.largest, room.width / width, room.height / (lines * lineHeight));
  const one = inLines(1, widthOf(words.join(" ")));
  const size = Math.max(one, inLines(2, narrowest(words)));
  return {
    size: Math.floor(Math.max(size, room.smallest)),
    lineHeight,
    isOneLine: size === one && size >= room.smallest,
    isCut: size < room.smallest,
  };
}
