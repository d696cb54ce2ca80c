import type { Rule } from "../content";
import { textsIn } from "../json-document";
import { keptTextsFile, mask } from "../kept-texts";
import { faultsIn, type TextFault, translationOf } from "../language-texts";
import { quote } from "../type-words";

/** Characters that no text can contain. */
const characters: TextFault[] = [
  {
    pattern: /\ufffd/g,
    found: "a text with U+FFFD, which stands for a letter that was not saved as UTF-8",
    expected: "the letter again, and save the file as UTF-8",
  },
  {
    // Control characters, direction overrides, spaces without width, and tag characters.
    pattern: /[\p{Cc}\u2028-\u202e\u200b\u2060\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}]/gu,
    found: (match) => {
      const code = match.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
      return `a text with U+${code}, a character that nobody sees`;
    },
    expected: "it without",
  },
  {
    pattern: /^ +| +$/g,
    found: "a text with a space around it",
    expected: "it without the space",
  },
];

/** HTML, which pages would show as text. It is allowed in Markdown code. */
const html: TextFault[] = [
  {
    pattern: /<\/?[a-z][^<>]*>?|<!--/gi,
    found: (match) => `a text with ${quote(match)}, an HTML tag, which would be shown as it is`,
    expected:
      "the text without it; **bold**, `code` and [links](/privacy) are possible in legal texts and the guide",
  },
  {
    pattern: /&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi,
    found: (match) => `a text with ${quote(match)}, an HTML entity`,
    expected: "the character itself",
  },
];

/** Braces, which are only allowed in texts whose placeholders are filled. */
const brace: TextFault = {
  pattern: /[{}]/g,
  found: "a text with a brace",
  expected: "it without: facts hold no placeholders",
};

/** Texts contain no invisible characters, no spaces around them and no HTML. */
export const textFaults: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) => {
    const canHavePlaceholders = translationOf(document.file) || document.file === keptTextsFile;
    const markup = canHavePlaceholders ? html : [...html, brace];
    return textsIn(document).flatMap((place) => [
      ...faultsIn(place, place.text, characters),
      ...faultsIn(place, mask(place.text, /`[^`]*`/g), markup),
    ]);
  });
