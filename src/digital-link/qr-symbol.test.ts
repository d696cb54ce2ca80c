import { qrSymbol } from "./qr-symbol";

/** The modules that a path of horizontal strokes draws, as rows of "#" and ".". */
function modules({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill("."));
  let [x, y] = [0, 0];
  for (const [, right, down, length] of path.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
    [x, y] = [x + Number(right), y + Number(down)];
    rows[y]?.fill("#", x, x + Number(length));
    x += Number(length);
  }
  return rows.map((row) => row.join(""));
}

test("strokes of one row draw the three finder patterns, each in its corner", () => {
  const symbol = qrSymbol("https://id.gs1.org/01/09506000134352/10/L2417");
  expect(symbol.size).toBe(29);
  expect(symbol.path.replace(/m-?\d+ \d+h\d+/g, "")).toBe("M0 .5");
  const rows = modules(symbol);
  const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
  expect(rows.slice(0, 7).map((row) => row.slice(0, 8))).toEqual(finder.map((row) => `${row}.`));
  expect(rows.slice(0, 7).map((row) => row.slice(21))).toEqual(finder.map((row) => `.${row}`));
  expect(rows.slice(22).map((row) => row.slice(0, 8))).toEqual(finder.map((row) => `${row}.`));
});

// ISO/IEC 18004, table 7: at level M version 3 holds 42 bytes, at level L it would hold 53.
test.each([
  [42, 29],
  [43, 33],
  [53, 33],
])("at level M, %d letters take a symbol of %d modules", (length, size) => {
  expect(qrSymbol("a".repeat(length)).size).toBe(size);
});
