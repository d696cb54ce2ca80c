import { checkDigit } from "./check-digit";
import { type Fault, failed, type Reading } from "./fault";

/** How many digits a GTIN may have (GS1 General Specifications, section 3.3.2). */
export const gtinLengths: readonly number[] = [8, 12, 13, 14];

/** How many it has in a Digital Link URI, zeros at its start included. */
export const gtinLength = 14;

/**
 * Why GS1 gives nobody a number, whose check digit may be right. Those of 8 digits begin with 100 to 139
 * or 300 to 969; with 0 they are for use within a company (GS1 General Specifications, section 1.4.3), or
 * stand under a UPC-E, which is a shortened number of 12 digits.
 */
function unassigned(gtin: string): Fault | undefined {
  if (/^0+$/.test(gtin)) return { kind: "zeros" };
  return gtin.startsWith("0000000") ? { kind: "short" } : undefined;
}

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
  const gtin = digits.padStart(gtinLength, "0");
  const fault = unassigned(gtin);
  if (fault) return failed(fault);
  if (!digits.endsWith(checkDigit(digits.slice(0, -1)))) {
    return failed({ kind: "checkDigit", count: digits.length });
  }
  return { value: gtin };
}
