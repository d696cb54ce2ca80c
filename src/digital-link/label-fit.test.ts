/** @jest-environment node */
import { barcode } from "./barcode";
import { labelFit, sidesOf } from "./label-fit";

const ean13 = barcode("09506000134352");
const ean8 = barcode("00000096385074");

test.each([
  ["EAN-13", ean13, 20, 60, { need: 57.29, spare: 2.71, between: 28.645 }],
  ["EAN-13", ean13, 20, 57, { need: 57.29, spare: -0.29, between: 28.645 }],
  ["EAN-8", ean8, 14.652, 50, { need: 41.38, spare: 8.62, between: 20.691 }],
  ["no barcode", undefined, 25, 25, { need: 25, spare: 0, between: undefined }],
])("%s beside a code: %#", (_, code, side, label, expected) => {
  const { between, ...rest } = labelFit(code, side, label);
  expect(rest).toEqual({ need: expected.need, spare: expected.spare });
  if (expected.between === undefined) expect(between).toBeUndefined();
  else expect(between).toBeCloseTo(expected.between, 2);
});

test("one above the other, the codes need as much as the wider one", () => {
  expect(labelFit(ean13, 20, 40, true)).toEqual({ need: 37.29, spare: 2.71, between: undefined });
  expect(labelFit(ean8, 25, 20, true)).toEqual({ need: 26.73, spare: -6.73, between: undefined });
});

test.each([
  [25, [13.068, 20, 25]],
  [29, [14.652, 20, 25]],
  [33, [16.236, 20, 25]],
  [41, [19.404, 20, 25]],
  [45, [20.988, 25]],
  [57, [25.74]],
])("a symbol of %d modules may have the sides %j", (size, sides) => {
  expect(sidesOf(size)).toEqual(sides);
});

test("side by side, no two codes are farther apart than the 50 mm of the advice", () => {
  for (const side of [...sidesOf(29), ...sidesOf(57)]) {
    expect(labelFit(ean13, side, 90).between).toBeLessThan(50);
  }
});
