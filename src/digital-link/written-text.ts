/** The zeros of the digits that keyboards write: Arabic, Persian, Devanagari, Bengali, full width. */
const zeros = ["٠", "۰", "०", "০", "０"].map((zero) => zero.charCodeAt(0));

/** Invisible marks of direction and byte order, which copied text may contain. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Normalises a typed or pasted text: Latin digits, no invisible marks, no space at the ends. */
export function writtenText(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = zeros.find((each) => code >= each && code < each + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(invisible, "")
    .trim();
}

/** Separators of thousands besides commas and points: spaces, apostrophes, the Arabic sign. */
const groupSign = /[\s'’\u066c]/gu;

const arabicDecimalSign = "\u066b";

/**
 * Reads a non-negative number in digits of any script, with separators of thousands and decimals.
 * @param decimal the decimal separator of the page's language, which decides whether "1,000" is a thousand
 * @returns undefined if the text is no such number
 */
export function readNumber(text: string, decimal: "." | ","): number | undefined {
  const other = decimal === "." ? "," : ".";
  const written = writtenText(text).replace(groupSign, " ").replace(arabicDecimalSign, decimal);
  if (!/\d/.test(written)) return undefined;
  // Languages of India group by two digits before the last three.
  for (const [group, point] of [
    [other, decimal],
    [" ", decimal],
    [" ", other],
    [decimal, other],
  ]) {
    const grouped = `[1-9]\\d{0,2}(?:\\${group}\\d{2,3})*\\${group}\\d{3}`;
    const [, whole, decimals = ""] =
      new RegExp(`^(\\d*|${grouped})(?:\\${point}(\\d+))?$`).exec(written) ?? [];
    if (whole === undefined) continue;
    const number = Number(`${whole.replace(/\D/g, "")}.${decimals}`);
    return Number.isFinite(number) ? number : undefined;
  }
  return undefined;
}

/** Removes the spaces and hyphens that group the digits of a number. */
export function ungrouped(text: string): string {
  return writtenText(text).replace(/[\s\p{Pd}\u2212]/gu, "");
}
