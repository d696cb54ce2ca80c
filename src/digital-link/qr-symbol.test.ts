import { qrSymbol } from "./qr-symbol";

const uri = "https://id.gs1.org/01/09506000134352/10/L2417";

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

const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

const symbol = qrSymbol(uri);
const rows = modules(symbol);

test("the sample's URI is a symbol of version 3", () => {
  expect(symbol.size).toBe(29);
  expect(rows.every((row) => row.length === 29)).toBe(true);
});

test("the path is nothing but strokes of one row", () => {
  expect(symbol.path.replace(/m-?\d+ \d+h\d+/g, "")).toBe("M0 .5");
});

test.each([
  ["top left", 0, 0, 7, 7],
  ["top right", 22, 0, 21, 7],
  ["bottom left", 0, 22, 7, 21],
])("a finder pattern with its light border: %s", (_, x, y, borderX, borderY) => {
  const found = rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  expect(found).toEqual(finder);
  expect(rows.slice(y, y + 7).map((row) => row[borderX])).toEqual(Array(7).fill("."));
  expect(rows[borderY]?.slice(x, x + 7)).toBe(".......");
});

test("no fourth finder pattern, so that a reader knows which way is up", () => {
  expect(rows.slice(22).map((row) => row.slice(22))).not.toEqual(finder);
});

test("timing patterns alternate between the finders", () => {
  const timing = "#.#.#.#.#.#.#";
  expect(rows[6]?.slice(8, 21)).toBe(timing);
  expect(
    rows
      .map((row) => row[6])
      .join("")
      .slice(8, 21),
  ).toBe(timing);
});

test("the format information says error-correction level M, in both places", () => {
  // ISO/IEC 18004, 7.9: the five data bits, masked with 10101 0000010010; M is 00.
  const first = rows[8]?.slice(0, 2).replaceAll("#", "1").replaceAll(".", "0");
  const second = [rows[28]?.[8], rows[27]?.[8]].map((module) => (module === "#" ? "1" : "0"));
  expect(first).toBe("10");
  expect(second.join("")).toBe("10");
});

// ISO/IEC 18004, table 7: at level M version 3 holds 42 bytes, at level L it would hold 53.
test.each([
  [42, 29],
  [43, 33],
  [53, 33],
])("at level M, %d letters take a symbol of %d modules", (length, size) => {
  expect(qrSymbol("a".repeat(length)).size).toBe(size);
});

test("the same text gives the same symbol; another text, even of one letter more, another", () => {
  expect(qrSymbol(uri)).toEqual(symbol);
  expect(qrSymbol(`${uri.slice(0, -1)}8`).size).toBe(29);
  expect(qrSymbol(`${uri.slice(0, -1)}8`).path).not.toBe(symbol.path);
  expect(qrSymbol(`${uri}8`).path).not.toBe(symbol.path);
});

test("a longer text takes a larger symbol", () => {
  expect(qrSymbol(uri + uri).size).toBeGreaterThan(29);
});
