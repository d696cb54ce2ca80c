import { Lexer, walkTokens } from "marked";
import type { Rule } from "../content";
import { problemAt, textsIn } from "../json-document";
import {
  differences,
  faultsIn,
  languageTexts,
  mask,
  surplus,
  type TextFault,
} from "../language-texts";
import { translationOf } from "../languages";
import { quote } from "../problem";

/** Characters that no text can contain. */
const characters: TextFault[] = [
  {
    // Control characters, direction overrides, spaces without width, and tag characters. U+FFFD stands for a
    // letter that was not saved as UTF-8.
    pattern: /[\p{Cc}\u2028-\u202e\u200b\u2060\ufeff\ufff9-\ufffd\u{e0000}-\u{e007f}]/gu,
    found: (match) => {
      const code = match.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
      return `a text with U+${code}, an invisible or broken character`;
    },
    expected: "the letter that it stands for, or the text without it",
  },
  {
    pattern: /^ +| +$/g,
    found: () => "a text that begins or ends with a space",
    expected: "the text without this space",
  },
];

/** HTML, which pages would show as text. It is allowed in Markdown code. */
const html: TextFault = {
  pattern: /<\/?[a-z][^<>]*>?|<!--|&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi,
  found: (match) => `a text with ${quote(match)}, which is HTML and would be shown as it is`,
  expected:
    "the character itself, or the text without it; **bold**, `code` and [links](/privacy) are possible in legal texts and the guide",
};

/** Braces, which are only allowed in texts whose placeholders are filled. */
const brace: TextFault = {
  pattern: /[{}]/g,
  found: () => "a text with a brace",
  expected: "the text without it: this file cannot contain placeholders",
};

/** Texts contain no invisible characters, no spaces around them and no HTML. */
export const textFaults: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) => {
    const canHavePlaceholders =
      translationOf(document.file) || document.file === "data/kept-texts.json";
    const markup = canHavePlaceholders ? [html] : [html, brace];
    return textsIn(document).flatMap((place) => [
      ...faultsIn(place, characters),
      ...faultsIn(place, markup, mask(place.text, /`[^`]*`/g)),
    ]);
  });

/** Texts contain valid inline Markdown, and translations contain the same Markdown as English. */
export const markdown: Rule = (content) =>
  languageTexts(content).flatMap((place) => {
    const { marks, plain } = parse(place.text);
    const [mark, remedy] = Object.entries(remedies).find(([sign]) => plain.includes(sign)) ?? [];
    if (mark && remedy) {
      const found = `a text with ${mark} that is not valid Markdown`;
      return [problemAt(place, found, remedy, place.text.indexOf(mark))];
    }
    const english = place.english === undefined ? marks : parse(place.english).marks;
    return differences(place, surplus(english, marks), surplus(marks, english));
  });

/** What to write where a sign of Markdown is left in the text. */
const remedies: Record<string, string> = {
  "**": "a second ** too, and no space or punctuation just inside the two",
  "`": "a second ` too",
  "](": "[text](address) without a space in the address",
};

/** The invisible characters in which Arabic texts wrap code. */
const directions = /[\u200e\u200f\u2066-\u2069]/g;

/** Splits a text into Markdown and plain text, with the parser that the build uses. */
function parse(text: string): { marks: string[]; plain: string } {
  const marks: string[] = [];
  let plain = "";
  walkTokens(Lexer.lexInline(text, { gfm: false }), (token) => {
    if (token.type === "strong") marks.push("**bold** words");
    if (token.type === "em") marks.push("*emphasized* words");
    if (token.type === "codespan") marks.push(`\`${token.text.replaceAll(directions, "")}\``);
    if (token.type === "link") marks.push(`a link to ${token.href}`);
    if (token.type === "text") plain += token.raw;
  });
  return { marks, plain };
}
