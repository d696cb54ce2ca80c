/** The first and last GS1 prefix of each kind (GS1 General Specifications, section 1.4). */
const kinds = [
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
  const [, , note] = kinds.find(([first, last]) => prefix >= first && prefix <= last) ?? [];
  return isShort && note !== "restricted" ? undefined : note;
}
