/** @jest-environment node */
import bwipjs from "bwip-js/node";
import fc from "fast-check";
import { type Barcode, barcode, barcodeKind, barcodeModule } from "./barcode";
import { checkDigit } from "./gtin";

const numbers = fc
  .tuple(fc.constantFrom(7, 11, 12), fc.nat(10 ** 12 - 1))
  // UPC-A's numbers do not begin with 0000, which would be those of EAN-8.
  .map(([length, number]) => String(number).padStart(length, "1").slice(-length))
  .map((digits) => (digits.length === 11 ? digits.replace(/^0000/, "0001") : digits))
  .map((digits) => (digits + checkDigit(digits)).padStart(14, "0"));

/** The modules that strokes cover, as 0 and 1. */
function modulesOf({ width, barPath, guardPath }: Barcode): string {
  const modules = Array<string>(width).fill("0");
  for (const [, x, length] of (barPath + guardPath).matchAll(/M(\d+) 0h(\d+)/g)) {
    modules.fill("1", Number(x), Number(x) + Number(length));
  }
  return modules.join("");
}

const drawn = (gtin: string) => {
  const found = barcode(gtin);
  if (!found) throw new Error(`${gtin} has no barcode`);
  return found;
};

test.each([
  ["09506000134352", "EAN-13"],
  ["00614141000036", "UPC-A"],
  ["00000096385074", "EAN-8"],
  ["10614141000415", undefined],
  ["95060001343520", undefined],
])("checkouts scan %s as %p", (gtin, kind) => {
  expect(barcodeKind(gtin)).toBe(kind);
  expect(barcode(gtin)?.kind).toBe(kind);
});

// GS1 General Specifications, section 5.2.3: nominal sizes with their quiet zones, in mm.
test.each([
  ["09506000134352", 37.29, 22.85, 11, 7],
  ["00614141000036", 37.29, 22.85, 9, 9],
  ["00000096385074", 26.73, 18.23, 7, 7],
])(
  "%s is %d mm wide, its bars %d mm high, with its quiet zones",
  (gtin, width, bars, left, right) => {
    const code = drawn(gtin);
    expect(code.width * barcodeModule).toBeCloseTo(width, 2);
    expect(Math.abs(code.bars * barcodeModule - bars)).toBeLessThan(0.1);
    const [before, modules, after] = /^(0+)(1.*1)(0+)$/.exec(modulesOf(code))?.slice(1) ?? [];
    expect([before?.length, after?.length]).toEqual([left, right]);
    expect(modules?.startsWith("101") && modules.endsWith("101")).toBe(true);
  },
);

/** The bars and spaces of another encoder (BWIPP), each by its width. */
function otherEncoder(code: Barcode, gtin: string): number[] {
  const bcid = code.kind.toLowerCase().replace("-", "");
  const text = gtin.slice(-{ "EAN-8": 8, "UPC-A": 12, "EAN-13": 13 }[code.kind]);
  const [{ sbs }] = bwipjs.raw({ bcid, text }) as unknown as [{ sbs: number[] }];
  return sbs;
}

test("draws the bars of every number as another encoder does, and its digits in order", () => {
  fc.assert(
    fc.property(numbers, (gtin) => {
      const code = drawn(gtin);
      const bars = modulesOf(code).replace(/^0+|0+$/g, "");
      expect(bars.match(/1+|0+/g)?.map(({ length }) => length)).toEqual(otherEncoder(code, gtin));
      const digits = code.digits.map(({ digit }) => digit).join("");
      expect(digits.padStart(14, "0")).toBe(gtin);
      const positions = code.digits.map(({ x }) => x);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
    }),
  );
});
