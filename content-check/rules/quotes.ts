import type { Rule } from "../content";
import { faultsIn, type LanguageText, languageTexts, type TextFault } from "../language-texts";
import { gap, proseOf } from "../text-mask";

/** The quotation marks of each language, as its glossary has them; others are not compared. */
const quotesOf: Record<string, string> = {
  en: "“ ” ‘ ’",
  es: "« » “ ”",
  pt: "“ ” ‘ ’",
  ru: "« » „ “",
  ar: "« »",
  hi: "“ ” ‘ ’",
  bn: "“ ” ‘ ’",
  ja: "「 」 『 』",
  "zh-TW": "「 」 『 』",
  "zh-CN": "“ ” ‘ ’ 《 》",
};

/** These words are given, letter by letter. */
const given = new Map([["en", "Thanks for subscribing! We'll be in touch soon."]]);

/** No straight quotation marks and apostrophes, and none of another language. */
export const quotes: Rule = (content) =>
  languageTexts(content)
    .filter(({ code, text }) => given.get(code) !== text)
    .flatMap((entry) => faultsIn(entry, proseOf(entry.text), [apostrophe, ...quoteFaults(entry)]));

/** What a word may end with before its apostrophe: "brand's", "GS1's", "{{brand}}'s". */
const wordEnd = `[\\p{L}\\d${gap}]`;

const apostrophe: TextFault = {
  pattern: new RegExp(`(?<=${wordEnd})'(?=\\p{L})`, "gu"),
  is: "a text with a straight apostrophe",
  write: "’",
};

function quoteFaults({ code }: LanguageText): TextFault[] {
  const own = quotesOf[code];
  const straight: TextFault = {
    pattern: new RegExp(`"|(?<!${wordEnd})'|'(?!\\p{L})`, "gu"),
    is: (found) => `a text with ${found}, a straight quotation mark`,
    write: own ?? "the quotation marks of the language",
  };
  return own ? [straight, otherQuotes(own)] : [straight];
}

function otherQuotes(own: string): TextFault {
  return {
    // Between letters it is an apostrophe.
    pattern: new RegExp(`(?![${own}]|(?<=${wordEnd})’\\p{L})[“”„‟‘’‚‛«»‹›「」『』《》]`, "gu"),
    is: (found) => `a text with ${found}, a quotation mark of other languages`,
    write: own,
  };
}
