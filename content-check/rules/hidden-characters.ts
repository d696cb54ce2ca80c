import type { Rule } from "../content";
import { problemAtText } from "../json-document";
import { textEntries } from "../language-texts";

/** Controls, directions that override others, spaces without width, and what stands for lost bytes. */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u200b\u2060\ufeff\ufff9-\ufffd\u{e0000}-\u{e007f}]/u;

const lost = {
  is: "a text with U+FFFD, which stands for a letter that was not saved as UTF-8",
  write: "the letter again, and save the file as UTF-8",
};

/** No text holds characters that nobody sees, and every letter is written in the usual way (NFC). */
export const hiddenCharacters: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) =>
    textEntries(document).flatMap(({ node, path }) => {
      const text = String(node.value);
      const index = text.search(hidden);
      if (index >= 0) {
        if (text[index] === "\ufffd") return [problemAtText(document, node, path, index, lost)];
        const code = text.codePointAt(index)?.toString(16).toUpperCase().padStart(4, "0");
        const is = `a text with U+${code}, a character that nobody sees`;
        return [problemAtText(document, node, path, index, { is, write: "it without" })];
      }
      return text === text.normalize("NFC")
        ? []
        : [
            problemAtText(document, node, path, 0, {
              is: "a text with letters in several pieces (not in Unicode NFC)",
              write: "it anew, or run npm run fix:content",
            }),
          ];
    }),
  );
