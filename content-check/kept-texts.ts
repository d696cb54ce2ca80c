import { type Content, objectsAt, textsAt } from "./content";

/** The file that lists the texts that translations keep as they are in English. */
export const keptTextsFile = "data/kept-texts.json";

/** Returns the texts that a language keeps. An entry without languages applies to all languages. */
export function keptTexts(content: Content, list: "names" | "sameAsEnglish", code: string) {
  return objectsAt(content, keptTextsFile, list)
    .filter(({ languages }) => !Array.isArray(languages) || languages.includes(code))
    .map((entry) => entry[list === "names" ? "name" : "text"])
    .filter((text): text is string => typeof text === "string" && text !== "");
}

/**
 * Returns a function that masks names, and what is not prose, in a text of a language. While the files
 * with the names are missing or broken, it masks the whole text.
 */
export function nameMask(content: Content, code: string): (text: string) => string {
  const plans = "data/plans.json";
  if (!content.documents.has(keptTextsFile) || !content.documents.has(plans)) return () => "";
  const planNames = textsAt(content, plans, "plans.*.id").map(({ text }) => text);
  const pattern = patternOf([...keptTexts(content, "names", code), ...planNames]);
  return (text) => mask(notProse.reduce(mask, text), pattern);
}

/** Matches whole names: "QR" does not match in "QRS". A no-break space matches a space. */
function patternOf(names: readonly string[]): RegExp {
  // Long names first, because "GS1" also matches the beginning of "GS1 Digital Link".
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) =>
    name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" ", "[ \\u00a0]"),
  );
  const part = "[\\p{Script=Latin}\\d]";
  return new RegExp(`(?<!${part})(?:${escaped.join("|")})(?!${part})`, "gu");
}

/** Code, link targets, placeholders and addresses. */
const notProse = [
  /`[^`]*`/g,
  /(?<=\])\([^()\s]*\)/g,
  /\{\{[^{}]*\}\}/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\bhttps?:\/\/[^\s()\p{Script=Han}。、，；]+/gu,
  /\bwww(\.[\w-]+)+/g,
];

/**
 * Replaces the matches of a pattern with U+FFFC, which is neither a letter nor a space nor
 * punctuation. The length of the text stays the same, so that positions in it are still right.
 */
export function mask(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => "\uFFFC".repeat(match.length));
}
