import { correction, generate } from "lean-qr";

export interface QrSymbol {
  /** Modules on a side, without the quiet zone. */
  size: number;
  /** An SVG path of one-unit-high strokes: one horizontal run of dark modules each. */
  path: string;
}

/** A text's modules at error-correction level M (GS1 advises medium for products). */
export const qrModules = (text: string) => generate(text, { minCorrectionLevel: correction.M });

/** Encodes a text as a QR code, to be drawn; the drawing adds the quiet zone of 4 modules. */
export function qrSymbol(text: string): QrSymbol {
  const code = qrModules(text);
  const runs: string[] = [];
  // Each stroke starts from the end of the last one, which compresses to less than half.
  let [penX, penY] = [0, 0];
  for (let y = 0; y < code.size; y += 1) {
    let x = 0;
    while (x < code.size) {
      let end = x;
      while (end < code.size && code.get(end, y)) end += 1;
      if (end > x) {
        runs.push(`m${x - penX} ${y - penY}h${end - x}`);
        [penX, penY] = [end, y];
      }
      x = end + 1;
    }
  }
  return { size: code.size, path: `M0 .5${runs.join("")}` };
}
