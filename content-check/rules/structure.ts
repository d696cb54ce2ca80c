import { getNodePath, type Node } from "jsonc-parser";
import { checkDigit } from "../../src/digital-link/gtin";
import { type Rule, textsAt } from "../content";
import { type JsonDocument, memberOf, type Place, placesIn, problemAt } from "../json-document";
import { translationOf } from "../language-texts";
import { repeats } from "../lists";
import { type Problem, problemAtOffset } from "../problem";
import { sourceLanguage } from "../site-languages";
import { quote } from "../type-words";

/** The check digit of the sample product's GTIN is right. Scanners reject a wrong one. */
export const gtinCheckDigit: Rule = (content) =>
  textsAt(content, "data/sample-product.json", "gtin").flatMap((place) => {
    const expected = place.text.slice(0, -1) + checkDigit(place.text.slice(0, -1));
    if (!/^\d{14}$/.test(place.text) || place.text === expected) return [];
    const found = `${quote(place.text)}, whose check digit is wrong`;
    return [problemAt(place, { found, expected: quote(expected) })];
  });

/** Every row of a table has one cell for each column. */
export const tableCells: Rule = ({ documents }) =>
  [...documents.values()]
    .flatMap((document) => placesIn(document))
    .flatMap(({ document, path, value }) => {
      const columns = listOf(memberOf(value, "head")).length;
      return listOf(memberOf(value, "rows")).flatMap((row, index) => {
        if (!Array.isArray(row) || row.length === columns) return [];
        const found = `a row of ${row.length} cells`;
        const expected = `${columns} cells, one for each column`;
        return [problemAt({ document, path: [...path, "rows", index] }, { found, expected })];
      });
    });

/** The keys that identify the entries of a list. */
const identifiers = ["id", "code", "path", "anchor", "endonym", "hreflang", "htmlLang"];

/** The entries of a list have different identifiers, because pages and addresses are made from them. */
export const duplicateIds: Rule = ({ documents }) =>
  [...documents.values()]
    // Translations are compared with English, where the same mistake is reported.
    .filter(({ file }) => (translationOf(file)?.code ?? sourceLanguage) === sourceLanguage)
    .flatMap((document) => placesIn(document))
    .flatMap((list) => identifiers.flatMap((key) => duplicatesIn(list, key)));

function duplicatesIn({ document, value: list, path }: Place, key: string): Problem[] {
  const entries = listOf(list)
    .map((item, index) => ({ index, value: memberOf(item, key) }))
    .filter(({ value }) => value !== undefined);
  return repeats(entries, ({ value }) => value).map(([{ index, value }, first]) => {
    const found = `${JSON.stringify(value)}, as in entry ${first.index + 1} of the list`;
    const words = { found, expected: "another one, or remove the entry" };
    return problemAt({ document, path: [...path, index, key] }, words);
  });
}

/** No object has the same key twice, because its values would be lost, except for the last one. */
export const duplicateKeys: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) => duplicateKeysIn(document, document.tree));

function duplicateKeysIn(document: JsonDocument, node: Node): Problem[] {
  const children = node.children ?? [];
  const keys =
    node.type === "object" ? children.flatMap(({ children: [key] = [] }) => key ?? []) : [];
  const words = { found: "a key that this group has already", expected: "it once" };
  return [
    ...repeats(keys, ({ value }) => value).map(([key]) =>
      problemAtOffset(document, key.offset, getNodePath(key), words),
    ),
    ...children.flatMap((child) => duplicateKeysIn(document, child)),
  ];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
