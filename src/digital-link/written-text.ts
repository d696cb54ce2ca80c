/** The zeros of the decimal digits that keyboards write: Arabic, Persian, Devanagari, Bengali, full width. */
const zeros = ["٠", "۰", "०", "০", "０"].map((zero) => zero.charCodeAt(0));

/** Marks of direction and of byte order that come along with copied text and cannot be seen. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A text as it was meant: Latin digits for those of other scripts, nothing invisible, no space around.
 * @param text as typed or pasted
 */
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

/** A number without the spaces and hyphens that group its digits. */
export function ungrouped(text: string): string {
  return writtenText(text).replace(/[\s\p{Pd}\u2212]/gu, "");
}
