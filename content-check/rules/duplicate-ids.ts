import type { Rule } from "../content";
import { type Entry, entriesOf, type JsonDocument, membersOf, problemAt } from "../json-document";
import { translationOf } from "../language-texts";
import type { Problem } from "../problem";
import { sourceLanguage } from "../site-languages";

/** What tells the entries of a list apart. */
const names = ["id", "code", "language", "path", "anchor", "endonym", "hreflang", "htmlLang"];

/** No two entries of a list have the same name: pages and addresses are found by it. */
export const duplicateIds: Rule = ({ documents }) =>
  [...documents.values()]
    // A translation is compared with English, which reports the same entry twice too.
    .filter(({ file }) => (translationOf(file)?.code ?? sourceLanguage) === sourceLanguage)
    .flatMap((document) =>
      [...entriesOf(document.root)]
        .filter(({ node }) => node.type === "array")
        .flatMap((list) => names.flatMap((name) => duplicatesIn(document, list, name))),
    );

function duplicatesIn(document: JsonDocument, { node, path }: Entry, name: string): Problem[] {
  const values = (node.children ?? []).map((item) => membersOf(item).get(name)?.value as unknown);
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    if (value === undefined || first === index) return [];
    const is = `${JSON.stringify(value)}, as in entry ${first + 1} of the list`;
    const words = { is, write: "another one, or remove the entry" };
    return [problemAt(document, [...path, index, name], words)];
  });
}
