import type { Rule } from "../content";
import { entriesOf, type JsonDocument, plainValue, problemAt } from "../json-document";
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
    .flatMap(duplicatesIn);

function duplicatesIn(document: JsonDocument): Problem[] {
  return [...entriesOf(document.root)]
    .filter(({ node }) => node.type === "array")
    .flatMap(({ node, path }) => {
      const items = (node.children ?? []).map(plainValue);
      return names.flatMap((name) =>
        items.flatMap((item, index) => {
          const value = nameIn(item, name);
          const first = items.findIndex((other) => nameIn(other, name) === value);
          return value === undefined || first === index
            ? []
            : [
                problemAt(document, [...path, index, name], {
                  is: `${JSON.stringify(value)}, as in entry ${first + 1} of the list`,
                  write: "another one, or remove the entry",
                }),
              ];
        }),
      );
    });
}

function nameIn(item: unknown, name: string): unknown {
  const isGroup = typeof item === "object" && item !== null && Object.hasOwn(item, name);
  return isGroup ? (item as Record<string, unknown>)[name] : undefined;
}
