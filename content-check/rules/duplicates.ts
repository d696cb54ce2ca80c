import { getNodePath, type Node } from "jsonc-parser";
import { schemaNameOf } from "../../src/content/schema-files";
import { type Rule, textsAt } from "../content";
import { type JsonDocument, type Place, placesIn, problemAt } from "../json-document";
import { normalized } from "../language-texts";
import { sourceOf } from "../languages";
import { formatPath, type Problem, problemAtOffset, quote } from "../problem";

/** Returns the items with the same key as an earlier item, and the first item with that key. */
function repeats<T>(items: readonly T[], keyOf: (item: T) => unknown): [repeat: T, first: T][] {
  const firsts = new Map<unknown, T>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return first === undefined ? [] : [[item, first]];
  });
}

/** No object has the same key twice, because its values would be lost, except for the last one. */
export const duplicateKeys: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) => duplicateKeysIn(document, document.tree));

function duplicateKeysIn(document: JsonDocument, { type, children = [] }: Node): Problem[] {
  const keys =
    type === "object" ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  return [
    ...repeats(keys, ({ value }) => value).map(([key]) => {
      const found = "a key that this group already has";
      return problemAtOffset(document, key.offset, getNodePath(key), found, "it once");
    }),
    ...children.flatMap((child) => duplicateKeysIn(document, child)),
  ];
}

/** The keys that identify the entries of a list. */
const identifiers = ["id", "code", "path", "anchor", "endonym", "hreflang", "htmlLang"];

/** The entries of a list have different identifiers, because pages and addresses are made from them. */
export const duplicateIds: Rule = ({ documents }) =>
  [...documents.values()]
    // Translations are compared with English, where the same mistake is reported.
    .filter(({ file }) => sourceOf(file) === file)
    .flatMap((document) => {
      const ids = placesIn(document).filter(
        ({ path }) => typeof path.at(-2) === "number" && identifiers.includes(String(path.at(-1))),
      );
      const keyOf = ({ path, value }: Place) =>
        JSON.stringify([path.slice(0, -2), path.at(-1), value]);
      return repeats(ids, keyOf).map(([place, first]) => {
        const found = `${quote(place.value)}, as in entry ${Number(first.path.at(-2)) + 1} of the list`;
        return problemAt(place, found, "another one, or remove the entry");
      });
    });

/** The texts that visitors tell apart by their words, by the schema of their files. */
const labels = [
  ["faqs", "questions.*.question"],
  ["legal", "sections.*.heading"],
  ["locale-common", "nav.*"],
  ["locale-common", "footer.*"],
  ["locale-landing", "features.*"],
  ["locale-landing", "questions.*"],
  ["locale-landing", "pricing.*"],
  ["locale-product-demo", "labels.*"],
  ["locale-product-demo", "drawings.*"],
] as const;

/** The entries of a list have different texts. Otherwise visitors cannot tell them apart. */
export const duplicateTexts: Rule = (content) =>
  labels.flatMap(([schema, pattern]) => {
    const files = [...content.documents.keys()].filter((file) => schemaNameOf(file) === schema);
    return files.flatMap((file) => {
      const places = textsAt(content, file, pattern).filter(({ text }) => text);
      return repeats(places, ({ text }) => normalized(text).toLowerCase()).map(([place, first]) => {
        const found = `${quote(place.text)}, the same words as ${formatPath(first.path)}`;
        return problemAt(place, found, "other words, so that visitors can distinguish the two");
      });
    });
  });
