/** A value whose texts have no space around them and are in Unicode NFC. */
export function tidyTexts(value: unknown): unknown {
  const tidy = (_: string, each: unknown) =>
    typeof each === "string" ? each.trim().normalize("NFC") : each;
  return JSON.parse(JSON.stringify(value), tidy);
}
