import { graphemes } from "../../draft/plain-text";

/** Average width of the letters of each script in the pack's fonts, in em. */
const advances: readonly (readonly [RegExp, number])[] = [
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー、。\p{Extended_Pictographic}]/u,
    1,
  ],
  [/\p{Script=Bengali}/u, 0.78],
  // A spacing vowel sign has its own width in addition to its letter's.
  [/\p{Script=Devanagari}\p{Mn}*\p{Mc}/u, 0.84],
  [/\p{Script=Devanagari}/u, 0.6],
  [/\p{Script=Arabic}/u, 0.69],
  [/\s/u, 0.28],
  [/[MW]/u, 0.62],
  [/[mw]/u, 0.6],
  [/\p{Lu}/u, 0.46],
  [/[ijlI|'’.,:!]/u, 0.23],
  [/[frt()-]/u, 0.3],
];
const usualAdvance = 0.41;

/** Ascent and descent of the letters, and the distance between two baselines, in em. */
const measures = {
  usual: { above: 0.82, below: 0.2, line: 0.88 },
  wide: { above: 0.9, below: 0.12, line: 1.08 },
  tall: { above: 0.95, below: 0.42, line: 1.3 },
};

const isTall = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Arabic}]/u;
const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns whether the first letter of a text belongs to a right-to-left script. */
export const isFromRight = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

const advanceOf = (letter: string): number =>
  advances.find(([script]) => script.test(letter))?.[1] ?? usualAdvance;

/**
 * Estimates the width of a text in em. It does not measure, so that the build and every browser get the same
 * result.
 */
export const widthOf = (text: string): number =>
  graphemes(text).reduce((sum, letter) => sum + advanceOf(letter), 0);

/** Divides a text into two lines of similar width: between words if possible, else between letters. */
function inTwoLines(text: string): string[] {
  const words = text.split(" ");
  const [pieces, glue] = words.length > 1 ? [words, " "] : [graphemes(text), ""];
  const widths = pieces.map((piece) => widthOf(piece + glue));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let [best, shortest, width] = [0, Number.POSITIVE_INFINITY, 0];
  for (const [index, each] of widths.entries()) {
    width += each;
    const longest = Math.max(width, whole - width);
    if (longest < shortest) [best, shortest] = [index + 1, longest];
  }
  return [pieces.slice(0, best).join(glue), pieces.slice(best).join(glue)].filter(Boolean);
}

/** Returns the longest beginning of a text that fits into a width. */
function beginning(text: string, width: number): string {
  let [kept, used] = ["", 0];
  for (const letter of graphemes(text)) {
    used += advanceOf(letter);
    if (used > width) break;
    kept += letter;
  }
  return kept;
}

/** Fills at most `count` lines and ends the last one with an ellipsis. */
function cutLines(text: string, width: number, count: 1 | 2): string[] {
  const ending = (rest: string) => `${beginning(rest, width - widthOf("…")).trimEnd()}…`;
  if (count === 1) return [ending(text)];
  const filled = beginning(text, width);
  const space = filled.lastIndexOf(" ");
  const first = space > filled.length / 2 ? filled.slice(0, space) : filled;
  return [first, ending(text.slice(first.length).trimStart())];
}

export interface FittedName {
  /** Font size, in units of the drawing. */
  size: number;
  isFromRight: boolean;
  /** Whether the text is too long even for two lines in the smallest size, and so ends with an ellipsis. */
  isCut: boolean;
  /**
   * `y` is the baseline, from the top of the available space; `width` is the width of the line in this font
   * size.
   */
  lines: { text: string; width: number; y: number }[];
}

/** Available space for a name, in units of the drawing. */
export interface NameRoom {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  /** Maximum number of lines. */
  lines: 1 | 2;
}

/** Sets a name in one or two lines, whichever allows the larger font size. */
export function fitName(name: string, room: NameRoom): FittedName {
  const { above, below, line } = isTall.test(name)
    ? measures.tall
    : isWide.test(name)
      ? measures.wide
      : measures.usual;
  const sizeOf = (lines: string[]) =>
    Math.min(
      room.largest,
      room.width / Math.max(...lines.map(widthOf)),
      room.height / (above + below + (lines.length - 1) * line),
    );
  const choices = room.lines === 2 ? [[name], inTwoLines(name)] : [[name]];
  const chosen = choices.reduce((best, each) => (sizeOf(each) > sizeOf(best) ? each : best));
  const isCut = sizeOf(chosen) < room.smallest;
  const size = Math.max(room.smallest, sizeOf(chosen));
  const texts = isCut ? cutLines(name, room.width / size, room.lines) : chosen;
  const height = size * (above + below + (texts.length - 1) * line);
  const first = (room.height - height) / 2 + size * above;
  return {
    size,
    isCut,
    isFromRight: isFromRight(name),
    lines: texts.map((text, index) => ({
      text,
      width: widthOf(text) * size,
      y: first + index * size * line,
    })),
  };
}
