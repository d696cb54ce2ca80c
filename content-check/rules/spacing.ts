import type { Rule } from "../content";
import { faultsIn, languageTexts, type TextFault } from "../language-texts";
import { localesOf } from "../site-languages";
import { proseOf } from "../text-mask";

/** One space between words, none around a text, before a comma or inside brackets. */
export const spacing: Rule = (content) => {
  const locales = localesOf(content);
  return languageTexts(content).flatMap((entry) => {
    // French puts a space before some marks.
    const isFrench = locales.get(entry.code)?.language === "fr";
    const faults = isFrench ? everywhere : [...everywhere, beforePunctuation];
    return faultsIn(entry, proseOf(entry.text), faults);
  });
};

const everywhere: TextFault[] = [
  { pattern: /(?<=\S)\s{2,}(?=\S)/g, is: "a text with two spaces in a row", write: "one space" },
  { pattern: /^\s+|\s+$/g, is: "a text with a space around it", write: "it without the space" },
  {
    pattern: /(?<=[([（「『《])\s+|\s+(?=[)\]）」』》])/g,
    is: "a text with a space inside brackets",
    write: "it without the space",
  },
];

const beforePunctuation: TextFault = {
  // A point before a word begins a name, as in .json.
  pattern: /(?<=\S)\s+(?=[,;:!?](?:\s|$)|\.(?:\s|$)|[،؛؟।॥、。，．；：！？])/g,
  is: "a text with a space before punctuation",
  write: "the mark right after the word",
};
