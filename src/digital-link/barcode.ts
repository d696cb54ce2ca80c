/** A linear barcode as it is drawn, in modules; y counts downwards. */
export interface Barcode {
  /** With its quiet zones. */
  width: number;
  /** With the digits. */
  height: number;
  /** How high the bars stand, and those at both ends and in the middle. */
  bars: number;
  guards: number;
  /** SVG paths of strokes as wide as the bars are high, along the top edge. */
  barPath: string;
  guardPath: string;
  /** The digits, each by the middle of where it stands. */
  digits: { x: number; digit: string }[];
}

/** The quiet zones of EAN-13, and its bars at 0.330 mm a module (GS1 General Specifications, 5.2). */
const quiet = { before: 11, after: 7 };
const bars = 69;
const guardLength = 5;
const textHeight = 10;

/** Dark and light modules of the digits 0 to 9 in the right half (number set C). */
const rightHalf = "1110010 1100110 1101100 1000010 1011100 1001110 1010000 1000100 1001000 1110100";
/** By the first digit: which digits of the left half are number set C read backwards (set B). */
const backwards = "------ --b-bb --bb-b --bbb- -b--bb -bb--b -bbb-- -b-b-b -b-bb- -bb-b-";

const inverted = (modules: string) => modules.replace(/./g, (each) => (each === "1" ? "0" : "1"));
const reversed = (modules: string) => [...modules].reverse().join("");

/** The seven modules of a digit that stands at an index after the first one. */
function modulesOf(digit: string, index: number, first: string): string {
  const right = rightHalf.split(" ")[Number(digit)] ?? "";
  if (index >= 6) return right;
  const isBackwards = backwards.split(" ")[Number(first)]?.[index] === "b";
  return isBackwards ? reversed(right) : inverted(right);
}

/** Runs of dark modules as strokes, from the module at which they begin. */
function strokes(modules: string, start: number): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${start + index} 0h${run.length}`)
    .join("");
}

/**
 * Draws the barcode of a number as EAN-13, which is also what UPC-A is with a zero before it.
 * @param gtin 14 digits
 * @returns undefined for a case's number, which tills do not read
 */
export function barcode(gtin: string): Barcode | undefined {
  if (!gtin.startsWith("0")) return undefined;
  const [first = "", ...rest] = gtin.slice(1);
  const left = quiet.before + 3;
  const right = left + 42 + 5;
  const startOf = (index: number) => (index < 6 ? left + 7 * index : right + 7 * (index - 6));
  return {
    width: right + 42 + 3 + quiet.after,
    height: bars + textHeight,
    bars,
    guards: bars + guardLength,
    barPath: rest
      .map((digit, index) => strokes(modulesOf(digit, index, first), startOf(index)))
      .join(""),
    guardPath:
      strokes("101", quiet.before) + strokes("01010", left + 42) + strokes("101", right + 42),
    digits: [
      { x: quiet.before / 2, digit: first },
      ...rest.map((digit, index) => ({ x: startOf(index) + 3.5, digit })),
    ],
  };
}
