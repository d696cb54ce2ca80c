/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { gtinCheckDigit } from "./check-digit";

const file = "data/sample-product.json";

test("a right check digit", () => {
  expect(linesOf(gtinCheckDigit, { [file]: { gtin: "09506000134352" } })).toEqual([]);
});

test("a wrong one", () => {
  expect(linesOf(gtinCheckDigit, { [file]: { gtin: "09506000134353" } })).toEqual([
    `${file}:2:11  gtin  is "09506000134353", whose check digit is wrong; write "09506000134352"`,
  ]);
});

test.each(["0950600013435", "abc", 5])("%j is no GTIN, as its schema says", (gtin) => {
  expect(linesOf(gtinCheckDigit, { [file]: { gtin } })).toEqual([]);
});
