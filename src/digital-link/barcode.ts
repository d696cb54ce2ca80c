import { EAN8, EAN13, UPC } from "jsbarcode/bin/barcodes/EAN_UPC";

/** The drawing of a linear barcode, in modules. y counts downwards. */
export interface Barcode {
  /** Includes the quiet zones. */
  width: number;
  /** Includes the digits. */
  height: number;
  /** The height of the bars, and of the guard bars at both ends and in the middle. */
  bars: number;
  guards: number;
  /** SVG paths of strokes as wide as the bars are high, along the top edge. */
  barPath: string;
  guardPath: string;
  /** The digits with the position of their middle. */
  digits: { x: number; digit: string }[];
}

type BarcodeKind = keyof typeof barcodeKinds;

/**
 * The kinds: the number of digits, the quiet zones, the height of the bars (GS1 General Specifications,
 * section 5.2), and JsBarcode's encoder.
 */
const barcodeKinds = {
  "EAN-8": { length: 8, before: 7, after: 7, bars: 55, encoder: EAN8 },
  "UPC-A": { length: 12, before: 9, after: 9, bars: 69, encoder: UPC },
  "EAN-13": { length: 13, before: 11, after: 7, bars: 69, encoder: EAN13 },
} as const;

const guardLength = 5;
const textHeight = 10;

/**
 * Returns the kind of barcode that checkouts scan for a number; undefined for the number of a case, which
 * does not begin with 0.
 * @param gtin 14 digits
 */
export function barcodeKind(gtin: string): BarcodeKind | undefined {
  if (!gtin.startsWith("0")) return undefined;
  if (gtin.startsWith("000000")) return "EAN-8";
  return gtin.startsWith("00") ? "UPC-A" : "EAN-13";
}

/** Returns the SVG path of the dark modules, each run as a stroke. */
function strokes(modules: string, start: number): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${start + index} 0h${run.length}`)
    .join("");
}

/**
 * Draws the barcode of a number.
 * @param gtin 14 digits
 * @returns undefined for the number of a case
 */
export function barcode(gtin: string): Barcode | undefined {
  const kind = barcodeKind(gtin);
  if (!kind) return undefined;
  const { length, before, after, bars, encoder: Encoder } = barcodeKinds[kind];
  const number = gtin.slice(-length);
  const digits: Barcode["digits"] = [];
  let barPath = "";
  let guardPath = "";
  let end: number = before;
  for (const { data, text = "" } of new Encoder(number, { displayValue: false }).encode()) {
    if (text) barPath += strokes(data, end);
    else guardPath += strokes(data, end);
    for (const [index, digit] of [...text].entries()) {
      digits.push({ x: end + ((index + 0.5) * data.length) / text.length, digit });
    }
    end += data.length;
  }
  if (kind !== "EAN-8") digits.unshift({ x: before / 2, digit: number.charAt(0) });
  if (kind === "UPC-A") digits.push({ x: end + after / 2, digit: number.charAt(length - 1) });
  const [width, height, guards] = [end + after, bars + textHeight, bars + guardLength];
  return { width, height, bars, guards, barPath, guardPath, digits };
}
