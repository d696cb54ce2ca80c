import { placeholdersIn, withoutPlaceholders } from "../../gatsby/content/placeholders";
import type { Content, Rule } from "../content";
import { type Entry, type JsonDocument, problemAtNode } from "../json-document";
import { knownPlaceholders, type PlaceholderNames, placeholderNames } from "../known-placeholders";
import { textEntries, translationOf } from "../language-texts";
import { nearest } from "../nearest";
import type { Problem } from "../problem";
import { languagesOf } from "../site-languages";
import { comparedText, factsIn, mayBeWords } from "../text-facts";

/** Texts hold known placeholders only, and a translation holds those of the English text. */
export const placeholders: Rule = (content) => {
  const names = placeholderNames(content);
  return [...content.documents.values()].flatMap((document) => {
    const translation = translationOf(document.file);
    if (!translation) {
      return [];
    }
    const english = content.documents.get(translation.source);
    return [
      ...textEntries(document).flatMap((entry) => unknownIn(document, entry, names)),
      ...(english ? differences(content, document, english, translation.code, names) : []),
    ];
  });
};

function unknownIn(
  document: JsonDocument,
  { node, path }: Entry,
  names: PlaceholderNames,
): Problem[] {
  const text = String(node.value);
  const { isKnown, list } = knownPlaceholders(names, document.file, path);
  const unknown = placeholdersIn(text)
    .filter((name) => !isKnown(name))
    .map((name) => {
      const meant = nearest(name, list);
      const write = meant ? `{{${meant}}}` : `one of ${list.join(", ")}`;
      return problemAtNode(document, node, path, {
        is: `a text with {{${name}}}, unknown here`,
        write,
      });
    });
  const stray = /[{}]/.test(withoutPlaceholders(text))
    ? [
        problemAtNode(document, node, path, {
          is: "a text with a stray brace",
          write: "{{name}} for each placeholder",
        }),
      ]
    : [];
  return [...unknown, ...stray];
}

function differences(
  content: Content,
  document: JsonDocument,
  english: JsonDocument,
  code: string,
  names: PlaceholderNames,
): Problem[] {
  const language = languagesOf(content).find((item) => item.code === code);
  const expectedFacts = new Map(
    textEntries(english).map((entry) => [comparedText(english, entry.path).own, entry.node.value]),
  );
  return textEntries(document).flatMap(({ node, path }) => {
    const expected: unknown = expectedFacts.get(comparedText(document, path).english);
    if (typeof expected !== "string") {
      return [];
    }
    const [wanted, found] = [factsIn(expected), factsIn(String(node.value))];
    const lost = [...wanted.keys()]
      .filter((fact) => !found.has(fact))
      .filter((fact) => !mayBeWords(document.file, path, fact, language?.htmlLang ?? code));
    const { isKnown } = knownPlaceholders(names, document.file, path);
    // An unknown one has been reported already.
    const added = [...found].filter(([fact, name]) => !wanted.has(fact) && isKnown(name));
    return [
      ...lost.map((fact) => {
        const name = wanted.get(fact);
        return problemAtNode(document, node, path, {
          is: `a text without {{${name}}}, which English has`,
          write: `{{${name}}} where the sentence needs it`,
        });
      }),
      ...added.map(([, name]) =>
        problemAtNode(document, node, path, {
          is: `a text with {{${name}}}, which English does not have`,
          write: `it without {{${name}}}`,
        }),
      ),
    ];
  });
}
