import type { Node } from "jsonc-parser";
import type { Rule } from "../content";
import { type JsonDocument, memberOf, problemAtNode, valuesOf } from "../json-document";
import { translationOf } from "../language-texts";
import type { Problem } from "../problem";
import { sourceLanguage } from "../site-languages";

/** What tells the entries of a list apart. */
const names = ["id", "code", "path", "anchor", "endonym", "hreflang", "htmlLang"];

/** No two entries of a list have the same name: pages and addresses are found by it. */
export const duplicateIds: Rule = ({ documents }) =>
  [...documents.values()]
    // A translation is compared with English, which reports the same entry twice too.
    .filter(({ file }) => (translationOf(file)?.code ?? sourceLanguage) === sourceLanguage)
    .flatMap((document) =>
      valuesOf(document.root)
        .filter(({ type }) => type === "array")
        .flatMap((list) => names.flatMap((name) => duplicatesIn(document, list, name))),
    );

function duplicatesIn(document: JsonDocument, list: Node, name: string): Problem[] {
  const named = (list.children ?? []).map((item) => memberOf(item, name));
  return named.flatMap((node, index) => {
    const first = named.findIndex((each) => each?.value === node?.value);
    if (node?.value === undefined || first === index) return [];
    const is = `${JSON.stringify(node.value)}, as in entry ${first + 1} of the list`;
    const words = { is, write: "another one, or remove the entry" };
    return [problemAtNode(document, node, words)];
  });
}
