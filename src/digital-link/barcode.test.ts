import bwipjs from "bwip-js/node";
import { barcode } from "./barcode";

/** Where strokes are dark, as 0 and 1 from the first dark module on. */
function modules(...paths: string[]): string {
  const dark = paths
    .flatMap((path) => [...path.matchAll(/M(\d+) 0h(\d+)/g)])
    .flatMap(([, at, length]) => Array.from({ length: Number(length) }, (_, i) => Number(at) + i));
  const [start, end] = [Math.min(...dark), Math.max(...dark)];
  return Array.from({ length: end - start + 1 }, (_, i) => +dark.includes(start + i)).join("");
}

/** The same by BWIPP, which shares no line with it: widths of bars and spaces in turn. */
function otherEncoder(number: string): string {
  const [{ sbs = [] } = {}] = bwipjs.raw({ bcid: "ean13", text: number }) as { sbs?: number[] }[];
  return sbs.map((width, index) => `${(index + 1) % 2}`.repeat(width)).join("");
}

test.each(["09506000134352", "09521234543213", "00012345678905", "06291041500213"])(
  "%s is drawn as another encoder draws it, with quiet zones and digits",
  (gtin) => {
    const drawn = barcode(gtin);
    expect(modules(drawn?.barPath ?? "", drawn?.guardPath ?? "")).toBe(otherEncoder(gtin.slice(1)));
    expect(drawn?.width).toBe(11 + 95 + 7);
    expect(drawn?.digits.map(({ digit }) => digit).join("")).toBe(gtin.slice(1));
  },
);

test("a case's number has none", () => {
  expect(barcode("19506000134359")).toBeUndefined();
});
