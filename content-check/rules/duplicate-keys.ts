import type { Rule } from "../content";
import { membersOf, problemAtNode, valuesOf } from "../json-document";

/** No group holds a key twice: JSON takes the last one, and nobody sees that the first is void. */
export const duplicateKeys: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) =>
    valuesOf(document.root).flatMap((node) => {
      const keys = membersOf(node).map(([key]) => key);
      return keys
        .filter(({ value }, index) => keys.findIndex((key) => key.value === value) < index)
        .map((key) => {
          const words = { is: "a key that this group has already", write: "it once" };
          return problemAtNode(document, key, words);
        });
    }),
  );
