import type { Result } from "./fault";

/**
 * Calculates the check digit of a GS1 identification key (GS1 General Specifications, section 7.9.1).
 * @param digits the key without its check digit, such as "0950600013435"
 */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** The lengths of a GTIN in digits (GS1 General Specifications, section 3.3.2). */
const gtinLengths: readonly number[] = [8, 12, 13, 14];

/** The length of a GTIN in a Digital Link URI, with leading zeros. */
export const gtinLength = 14;

/**
 * Reads a barcode number. Reports a wrong check digit, but not the right one: any digit may be wrong, and a
 * number with a matching check digit may belong to another product.
 * @param digits 8, 12, 13 or 14 Latin digits
 * @returns 14 digits
 */
export function readGtin(digits: string): Result<string> {
  if (digits === "") return { fault: { kind: "empty" } };
  if (!/^\d+$/.test(digits)) return { fault: { kind: "digits" } };
  if (!gtinLengths.includes(digits.length)) {
    return { fault: { kind: "length", count: digits.length } };
  }
  const gtin = digits.padStart(gtinLength, "0");
  if (/^0+$/.test(gtin)) return { fault: { kind: "zeros" } };
  // Numbers of 8 digits begin with 100 to 139 or 300 to 969. Those with 0 are for use within a company (GS1
  // General Specifications, section 1.4.3), or belong to a UPC-E, an abbreviated number of 12 digits.
  if (gtin.startsWith("0000000")) return { fault: { kind: "short" } };
  if (!digits.endsWith(checkDigit(digits.slice(0, -1)))) {
    return { fault: { kind: "checkDigit", count: digits.length } };
  }
  return { value: gtin };
}

/** The first and last GS1 prefix of each kind (GS1 General Specifications, section 1.4). */
const prefixKinds = [
  [20, 29, "restricted"],
  [40, 49, "restricted"],
  [200, 299, "restricted"],
  [952, 952, "example"],
  [977, 979, "publication"],
] as const;

/**
 * Returns the kind of a GTIN's prefix, if it is a special one: for restricted circulation, such as within a
 * store, for examples, or for serials and books.
 * @param gtin 14 digits
 */
export function prefixNote(gtin: string) {
  // A GTIN-8 has other prefixes; only those for restricted circulation are the same.
  const isShort = gtin.startsWith("000000");
  const prefix = Number(isShort ? gtin.slice(6, 9) : gtin.slice(1, 4));
  const [, , note] = prefixKinds.find(([first, last]) => prefix >= first && prefix <= last) ?? [];
  return isShort && note !== "restricted" ? undefined : note;
}
