/** @jest-environment node */
import { checkDigit } from "./check-digit";

// The examples of GS1's own pages: a GTIN-14, a GTIN-13, a GTIN-12 and a GTIN-8.
test.each([
  ["0950600013435", "2"],
  ["629104150021", "3"],
  ["61414100003", "6"],
  ["9506000", "2"],
  ["0000000", "0"],
])("the check digit of %s is %s", (digits, digit) => {
  expect(checkDigit(digits)).toBe(digit);
});
