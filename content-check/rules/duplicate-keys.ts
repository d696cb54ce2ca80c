import type { Rule } from "../content";
import { entriesOf, type JsonDocument, problemAtNode } from "../json-document";
import type { Problem } from "../problem";

/** No group holds a key twice: JSON takes the last one, and nobody sees that the first is void. */
export const duplicateKeys: Rule = ({ documents }) =>
  [...documents.values()].flatMap(duplicateKeysIn);

/** The keys of a file that stand twice in a group. */
export function duplicateKeysIn(document: JsonDocument): Problem[] {
  const problems: Problem[] = [];
  for (const { node, path } of entriesOf(document.root)) {
    const seen = new Set<string>();
    for (const { children: [keyNode] = [] } of node.type === "object"
      ? (node.children ?? [])
      : []) {
      const key = String(keyNode?.value);
      if (keyNode && seen.has(key)) {
        problems.push(
          problemAtNode(document, keyNode, [...path, key], {
            is: "a key that this group has already",
            write: "it once",
          }),
        );
      }
      seen.add(key);
    }
  }
  return problems;
}
