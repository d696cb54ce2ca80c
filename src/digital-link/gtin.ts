import { checkDigit } from "./check-digit";
import { failed, type Reading } from "./fault";

/** How many digits a GTIN may have (GS1 General Specifications, section 3.3.2). */
export const gtinLengths: readonly number[] = [8, 12, 13, 14];

/** How many it has in a Digital Link URI, zeros at its start included. */
export const gtinLength = 14;

/**
 * Reads a barcode number. That its check digit is wrong is told, never which one would be right: any
 * digit may be the wrong one, and a number that fits may be another product's.
 * @param digits 8, 12, 13 or 14 Latin ones
 * @returns 14 digits
 */
export function readGtin(digits: string): Reading<string> {
  if (digits === "") return failed({ kind: "empty" });
  if (!/^\d+$/.test(digits)) return failed({ kind: "digits" });
  if (!gtinLengths.includes(digits.length)) {
    return failed({ kind: "length", count: digits.length });
  }
  if (!digits.endsWith(checkDigit(digits.slice(0, -1)))) {
    return failed({ kind: "checkDigit", count: digits.length });
  }
  return { value: digits.padStart(gtinLength, "0") };
}
