/** The zeros of the digits that keyboards write: Arabic, Persian, Devanagari, Bengali, full width. */
const zeros = ["٠", "۰", "०", "০", "０"].map((zero) => zero.charCodeAt(0));

/** Invisible marks of direction and byte order, which copied text may contain. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Normalizes a typed or pasted text: Latin digits, no invisible marks, no space at the ends. */
export function normalizeText(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = zeros.find((each) => code >= each && code < each + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(invisible, "")
    .trim();
}

/**
 * Reads a non-negative number in digits of any script, with a point, a comma or the Arabic sign before at
 * most two decimals.
 * @returns undefined if the text is no such number, as "1,000", which may be one or a thousand
 */
export function readNumber(text: string): number | undefined {
  const number = normalizeText(text).replace(/[,\u066b]/, ".");
  return /^(?:\d{1,9}|\d{0,9}\.\d{1,2})$/.test(number) ? Number(number) : undefined;
}

/** Removes the spaces and hyphens that group the digits of a number. */
export function withoutSeparators(text: string): string {
  return normalizeText(text).replace(/[\s\p{Pd}\u2212]/gu, "");
}
