import type { Rule } from "../content";
import { quote, textsOf } from "../json-document";
import { hide, keptTextsFile } from "../kept-texts";
import { faultsIn, type TextFault, translationOf } from "../language-texts";

/** Characters that no text may hold, be it a fact or a sentence. */
const hidden: TextFault[] = [
  {
    pattern: /\ufffd/g,
    is: "a text with U+FFFD, which stands for a letter that was not saved as UTF-8",
    write: "the letter again, and save the file as UTF-8",
  },
  {
    // Controls, directions that override others, spaces without width.
    pattern:
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u200b\u2060\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}]/gu,
    is: (found) => {
      const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
      return `a text with U+${code}, a character that nobody sees`;
    },
    write: "it without",
  },
  {
    pattern: /^ +| +$/g,
    is: "a text with a space around it",
    write: "it without the space",
  },
];

/** What pages would show as it is written; in `code` it is meant. */
const html: TextFault[] = [
  {
    pattern: /<\/?[a-z][^<>]*>?|<!--/gi,
    is: (found) => `a text with ${quote(found)}, an HTML tag, which would be shown as it is`,
    write:
      "the text without it; **bold**, `code` and [links](/privacy) are possible in legal texts and the guide",
  },
  {
    pattern: /&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi,
    is: (found) => `a text with ${quote(found)}, an HTML entity`,
    write: "the character itself",
  },
];

/** What facts may not hold besides: nothing fills in their placeholders. */
const inFacts: TextFault[] = [
  { pattern: /[{}]/g, is: "a text with a brace", write: "it without: facts hold no placeholders" },
];

/** Texts hold what people read: no HTML, no characters that nobody sees, no spaces around them. */
export const textFaults: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) => {
    const mayHoldPlaceholders = translationOf(document.file) || document.file === keptTextsFile;
    const marks = mayHoldPlaceholders ? html : [...html, ...inFacts];
    return textsOf(document).flatMap((entry) => [
      ...faultsIn(entry, entry.text, hidden),
      ...faultsIn(entry, hide(entry.text, /`[^`]*`/g), marks),
    ]);
  });
