import type { Rule } from "../content";
import { entriesOf, type JsonDocument, problemAtNode, propertiesOf } from "../json-document";
import type { Problem } from "../problem";

/** No group holds a key twice: JSON takes the last one, and nobody sees that the first is void. */
export const duplicateKeys: Rule = ({ documents }) =>
  [...documents.values()].flatMap(duplicateKeysIn);

function duplicateKeysIn(document: JsonDocument): Problem[] {
  return [...entriesOf(document.root)].flatMap(({ node, path }) => {
    const keys = propertiesOf(node).flatMap(({ children: [key] = [] }) => (key ? [key] : []));
    const isFirst = (value: unknown, index: number) =>
      keys.findIndex((key) => key.value === value) === index;
    return keys.flatMap((key, index) => {
      const words = { is: "a key that this group has already", write: "it once" };
      const place = { node: key, path: [...path, String(key.value)] };
      return isFirst(key.value, index) ? [] : [problemAtNode(document, place, words)];
    });
  });
}
