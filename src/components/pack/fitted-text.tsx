import { graphemes } from "../../draft/graphemes";

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
const latin = { above: 0.82, below: 0.2, line: 0.88 };
const eastAsian = { above: 0.9, below: 0.12, line: 1.08 };
const withMarks = { above: 0.95, below: 0.42, line: 1.3 };

function metricsOf(text: string) {
  if (/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Arabic}]/u.test(text)) return withMarks;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) {
    return eastAsian;
  }
  return latin;
}

/** Returns whether the first letter of a text belongs to a right-to-left script. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/**
 * Estimates the width of a text in em. It does not measure, so that the build and every browser get the same
 * result.
 */
export const widthOf = (text: string): number =>
  graphemes(text).reduce((sum, letter) => {
    const advance = advances.find(([script]) => script.test(letter));
    return sum + (advance?.[1] ?? usualAdvance);
  }, 0);

/** Divides a text into two lines of similar width: between words if possible, else between letters. */
function inTwoLines(text: string): string[] {
  const [pieces, glue] = text.includes(" ") ? [text.split(" "), " "] : [graphemes(text), ""];
  const longest = (lines: string[]) => Math.max(...lines.map(widthOf));
  return pieces.reduce<string[]>(
    (best, _, index) => {
      const lines = [pieces.slice(0, index).join(glue), pieces.slice(index).join(glue)];
      return longest(lines) < longest(best) ? lines : best;
    },
    [text],
  );
}

/** Available space for a text, in units of the drawing. */
interface TextBox {
  width: number;
  height: number;
  /** Maximum font size. */
  largest: number;
  /** Maximum number of lines. */
  lines: 1 | 2;
}

/**
 * Sets a text in one or two lines, whichever allows the larger font size.
 * @returns the font size and the lines, with width and baseline (`y` from the top) in units of the drawing
 */
export function fitText(text: string, box: TextBox) {
  const { above, below, line } = metricsOf(text);
  const heightOf = (lines: string[]) => above + below + (lines.length - 1) * line;
  const sizeOf = (lines: string[]) =>
    Math.min(
      box.largest,
      box.width / Math.max(...lines.map(widthOf)),
      box.height / heightOf(lines),
    );
  const divided = box.lines === 2 ? inTwoLines(text) : [text];
  const lines = sizeOf(divided) > sizeOf([text]) ? divided : [text];
  const size = sizeOf(lines);
  const first = (box.height - size * heightOf(lines)) / 2 + size * above;
  return {
    size,
    lines: lines.map((each, index) => ({
      text: each,
      width: widthOf(each) * size,
      y: first + index * size * line,
    })),
  };
}

/**
 * Fonts of a visitor's text. The condensed font has one weight and the system fonts of other scripts are
 * bold, so browsers need not synthesize a weight.
 */
const lettering = {
  fontFamily: "'Special Gothic Condensed One',var(--heading-font)",
  fontWeight: 700,
  fontSynthesis: "none",
  // The condensed font's space is too narrow to separate words in small sizes.
  wordSpacing: ".08em",
};

/** Font of the numbers, as on a real label. */
export const monoFace = { fontFamily: "var(--mono-font)" };

interface FittedTextProps extends TextBox {
  text: string;
  x: number;
  y: number;
}

/** Renders a text of any script in one or two lines, in the largest font size that fits. */
export function FittedText({ text, x, y, ...box }: FittedTextProps) {
  const { size, lines } = fitText(text, box);
  const isFromRight = isRightToLeft(text);
  const round = (value: number) => Math.round(value * 10) / 10;
  return (
    <g fontSize={round(size)} direction={isFromRight ? "rtl" : "ltr"} style={lettering}>
      {lines.map((line) => (
        <text
          key={line.y}
          x={isFromRight ? x + box.width : x}
          y={round(y + line.y)}
          textLength={round(line.width)}
          lengthAdjust="spacingAndGlyphs"
        >
          {line.text}
        </text>
      ))}
    </g>
  );
}
