import { correction, generate } from "lean-qr";

export interface QrSymbol {
  /** The number of modules on a side, without the quiet zone. */
  size: number;
  /** An SVG path with one stroke for each horizontal run of dark modules. */
  path: string;
}

/**
 * Encodes a text as a QR code to draw, without its quiet zone, at error-correction level M, which GS1
 * recommends for products.
 */
export function qrSymbol(text: string): QrSymbol {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const runs: string[] = [];
  // Relative moves compress to less than half of absolute ones.
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
