import { type Content, textsAt } from "./content";
import { plainValue } from "./json-document";

/** Which words translations may leave as they are, and why. */
export const keptTextsFile = "data/kept-texts.json";

/** The texts of a list of the file that are kept in a language; an entry without languages is for all. */
export function keptIn(content: Content, list: "names" | "sameAsEnglish", code: string): string[] {
  const key = list === "names" ? "name" : "text";
  const root = content.documents.get(keptTextsFile)?.root;
  const entries = (plainValue(root) as Record<string, unknown> | undefined)?.[list];
  return (Array.isArray(entries) ? entries : []).flatMap(
    (entry: Record<string, unknown> | null) => {
      const { [key]: text, languages } = entry ?? {};
      const isHere = Array.isArray(languages) ? languages.includes(code) : true;
      return typeof text === "string" && text !== "" && isHere ? [text] : [];
    },
  );
}

/**
 * Makes the prose of texts without the names that a language may write in foreign letters. While the
 * file of names or that of the plans cannot be read, nobody knows the names: nothing is left of a text.
 */
export function proseWithoutNames(content: Content): (text: string, code: string) => string {
  const plans = "data/plans.json";
  if (!content.documents.has(keptTextsFile) || !content.documents.has(plans)) return () => "";
  const planNames = textsAt(content, plans, "plans.*.id").map(({ text }) => text);
  const patterns = new Map<string, RegExp>();
  return (text, code) => {
    const pattern =
      patterns.get(code) ?? patternOf([...keptIn(content, "names", code), ...planNames]);
    patterns.set(code, pattern);
    return hide(proseOf(text), pattern);
  };
}

/** Long names first, so that "GS1" leaves "GS1 Digital Link" whole. */
function patternOf(names: readonly string[]): RegExp {
  const longestFirst = [...names].filter(Boolean).sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(wholeWord).join("|"), "gu");
}

/** Finds a name; a no-break space is as good as a space, and "QR" is no part of "QRS". */
function wholeWord(name: string): string {
  const source = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" ", "[ \\u00a0]");
  return `(?<![\\p{Script=Latin}\\d])${source}(?![\\p{Script=Latin}\\d])`;
}

/** Stands for what is not prose: no letter, no space, no punctuation. */
const gap = "\uFFFC";

const notProse = [
  /`[^`]*`/g,
  /(?<=\])\([^()\s]*\)/g,
  /\{\{[^{}]*\}\}/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\bhttps?:\/\/[^\s()\p{Script=Han}。、，；]+/gu,
  /\bwww(\.[\w-]+)+/g,
];

/**
 * The prose of a text: placeholders, code, addresses and the targets of links are gaps. It is as
 * long as the text, so that a place in one is the same place in the other.
 */
function proseOf(text: string): string {
  return notProse.reduce(hide, text);
}

/** A text with gaps where a pattern matches. */
export function hide(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => gap.repeat(found.length));
}
