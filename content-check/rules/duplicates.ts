import { type Segment, visit } from "jsonc-parser";
import { schemaNameOf } from "../../src/content/schema-files";
import { type Rule, textsAt } from "../content";
import { type Place, placesIn, problemAt } from "../json-document";
import { normalized } from "../language-texts";
import { sourceOf } from "../languages";
import { formatPath, problemAtOffset, quote } from "../problem";

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
  [...documents.values()].flatMap((document) => {
    const keys: { path: Segment[]; offset: number }[] = [];
    visit(document.text, {
      onObjectProperty: (key, offset, _length, _line, _character, groupPath) => {
        keys.push({ path: [...groupPath(), key], offset });
      },
    });
    return repeats(keys, ({ path }) => formatPath(path)).map(([{ path, offset }]) =>
      problemAtOffset(document, offset, path, "a key that this group already has", "it once"),
    );
  });

/** The keys that identify the entries of a list. */
const identifiers = ["id", "code", "endonym", "hreflang", "htmlLang"];

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
  ["locale-landing", "shopperQuestions.*"],
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
