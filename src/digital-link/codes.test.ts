/** @jest-environment node */
import bwipjs from "bwip-js/node";
import fc from "fast-check";
import { type Barcode, barcode, barcodeKind } from "./barcode";
import { barcodeModule, fitOnLabel, sidesOf } from "./code-sizes";
import { checkDigit } from "./gtin";
import { qrSymbol } from "./qr-symbol";

const [ean13, upcA, ean8] = ["09506000134352", "00614141000036", "00000096385074"];
const caseNumber = "10614141000415";

/** The modules that the strokes of a barcode cover, as 0 and 1. */
function modulesOf({ width, barPath, guardPath }: Barcode): string {
  const modules = Array<string>(width).fill("0");
  for (const [, x, length] of (barPath + guardPath).matchAll(/M(\d+) 0h(\d+)/g)) {
    modules.fill("1", Number(x), Number(x) + Number(length));
  }
  return modules.join("");
}

// GS1 General Specifications, section 5.2.3: nominal sizes with their quiet zones, in mm.
test.each([
  [ean13, "EAN-13", 37.29, 22.85, 11, 7],
  [upcA, "UPC-A", 37.29, 22.85, 9, 9],
  [ean8, "EAN-8", 26.73, 18.23, 7, 7],
])(
  "%s is an %s, %d mm wide, its bars %d mm high, with its quiet zones and its digits in order",
  (gtin, kind, width, bars, left, right) => {
    const code = barcode(gtin) as Barcode;
    expect(barcodeKind(gtin)).toBe(kind);
    expect(code.width * barcodeModule).toBeCloseTo(width, 2);
    expect(Math.abs(code.bars * barcodeModule - bars)).toBeLessThan(0.1);
    const strokes = [...(code.barPath + code.guardPath).matchAll(/M(\d+) 0h(\d+)/g)];
    const ends = strokes.map(([, start, length]) => Number(start) + Number(length));
    expect(Math.min(...strokes.map(([, start]) => Number(start)))).toBe(left);
    expect(code.width - Math.max(...ends)).toBe(right);
    const digits = code.digits.toSorted((a, b) => a.x - b.x).map(({ digit }) => digit);
    expect(digits.join("").padStart(14, "0")).toBe(gtin);
  },
);

test("draws the bars of every number as another encoder does, and its digits in order", () => {
  const gtins = fc
    .tuple(fc.constantFrom(7, 11, 12), fc.nat(10 ** 12 - 1))
    .map(([length, number]) => String(number).padStart(length, "1").slice(-length))
    // UPC-A's numbers do not begin with 0000, which would be those of EAN-8.
    .map((digits) => (digits.length === 11 ? digits.replace(/^0000/, "0001") : digits))
    .map((digits) => (digits + checkDigit(digits)).padStart(14, "0"));
  fc.assert(
    fc.property(gtins, (gtin) => {
      const code = barcode(gtin) as Barcode;
      const kind = barcodeKind(gtin) as "EAN-8" | "UPC-A" | "EAN-13";
      const bcid = kind.toLowerCase().replace("-", "");
      const text = gtin.slice(-{ "EAN-8": 8, "UPC-A": 12, "EAN-13": 13 }[kind]);
      const [{ sbs }] = bwipjs.raw({ bcid, text }) as unknown as [{ sbs: number[] }];
      const bars = modulesOf(code).replace(/^0+|0+$/g, "");
      expect(bars.match(/1+|0+/g)?.map(({ length }) => length)).toEqual(sbs);
      const digits = code.digits.toSorted((a, b) => a.x - b.x).map(({ digit }) => digit);
      expect(digits.join("").padStart(14, "0")).toBe(gtin);
    }),
  );
});

const uri = "https://id.gs1.org/01/09506000134352";

// That another decoder reads the drawn codes: e2e/code-proof.
test.each([
  ["25 at level L", uri],
  ["33 at level Q", `${uri}/10/L2417`],
])("a QR code has level M: 29 modules on a side for an address that has %s", (_, address) => {
  expect(qrSymbol(address).size).toBe(29);
});

test.each([
  ["that fit", ean13, 20, 60, false, { need: 57.29, spare: 2.71, between: 28.645 }],
  ["that do not fit", ean13, 20, 57, false, { need: 57.29, spare: -0.29, between: 28.645 }],
  ["without a barcode", caseNumber, 25, 25, false, { need: 25, spare: 0, between: undefined }],
  ["one above the other", ean13, 20, 40, true, { need: 37.29, spare: 2.71, between: undefined }],
  ["with a wider QR code above", ean8, 30, 20, true, { need: 30, spare: -10, between: undefined }],
])("calculates the room for codes %s", (_, gtin, side, label, isStacked, { between, ...room }) => {
  const fit = fitOnLabel(barcode(gtin), side, label, isStacked);
  expect(fit).toMatchObject(room);
  expect(fit.between?.toFixed(2)).toBe(between?.toFixed(2));
});

test.each([
  [25, [13.068, 20, 25]],
  [45, [20.988, 25]],
  [57, [25.74]],
])("a QR code of %d modules may have the sides %j", (size, sides) => {
  expect(sidesOf(size)).toEqual(sides);
});
