/** @jest-environment node */
import { correction, generate } from "lean-qr";
import { qrSymbol } from "./qr-symbol";

const uri = "https://id.gs1.org/01/09506000134352/10/L2417";

test("the path draws the code's modules, by nothing but strokes of one row", () => {
  const { size, path } = qrSymbol(uri);
  const code = generate(uri, { minCorrectionLevel: correction.M });
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  let [x, y] = [0, 0];
  for (const [, right, down, length] of path.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
    [x, y] = [x + Number(right), y + Number(down)];
    drawn[y]?.fill(true, x, x + Number(length));
    x += Number(length);
  }
  expect(drawn).toEqual(drawn.map((row, at) => row.map((_, column) => code.get(column, at))));
  expect(path.replace(/m-?\d+ \d+h\d+/g, "")).toBe("M0 .5");
});

// ISO/IEC 18004, table 7: at level M version 3 holds 42 bytes, at level L it would hold 53.
test.each([
  [42, 29],
  [43, 33],
  [53, 33],
])("at level M, %d letters take a symbol of %d modules", (length, size) => {
  expect(qrSymbol("a".repeat(length)).size).toBe(size);
});
