/**
 * Bidirectional control characters, which would change the order of surrounding text, and invisible
 * characters. The joiners U+200C and U+200D are kept, because some scripts need them.
 */
const unwanted = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Combining marks of a letter after the fourth. Stacked marks would overlap the surrounding lines. */
const surplusMarks = /([\p{Mn}\p{Me}\u200c\u200d]{4})[\p{Mn}\p{Me}\u200c\u200d]+/gu;

/**
 * Removes invisible characters, control characters and surplus marks; replaces line breaks and tabs by
 * spaces.
 */
export function plainText(text: string): string {
  return text
    .replace(unwanted, "")
    .replace(surplusMarks, "$1")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
