import type { Rule } from "../content";
import type { Segment } from "../json-document";
import { keptTextsFile } from "../kept-texts";
import { faultsIn, languageTexts, textEntries, translationOf } from "../language-texts";
import { sourceLanguage } from "../site-languages";
import { htmlFaults } from "./markup";

/** What stands among the facts is plain text: no HTML, no placeholders, no spaces around it. */
export const plainFacts: Rule = (content) => {
  // The few words among the facts are looked at with the texts of their language.
  const words = new Set(languageTexts(content).map(({ node }) => node));
  return [...content.documents.values()]
    .filter(({ file }) => !translationOf(file))
    .flatMap((document) =>
      textEntries(document)
        .filter(({ node, path }) => !words.has(node) && !isQuoted(document.file, path))
        .flatMap(({ node, path }) => {
          const text = String(node.value);
          const entry = { document, node, path, code: sourceLanguage, text, english: [] };
          return faultsIn(entry, text, [...htmlFaults, ...factFaults]);
        }),
    );
};

/** What quotes a text has whatever the text has, and is looked at there. */
function isQuoted(file: string, [list]: readonly Segment[]): boolean {
  return file === keptTextsFile && list === "sameAsEnglish";
}

const factFaults = [
  { pattern: /[{}]/g, is: "a text with a brace", write: "it without: facts hold no placeholders" },
  { pattern: /^\s+|\s+$/g, is: "a text with a space around it", write: "it without the space" },
];
