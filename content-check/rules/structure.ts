import { checkDigit } from "../../src/digital-link/gtin";
import { type Rule, textsAt } from "../content";
import { memberOf, type Place, placesIn, problemAt } from "../json-document";
import { translationOf } from "../language-texts";
import type { Problem } from "../problem";
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
  const values = listOf(list).map((item) => memberOf(item, key));
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    if (value === undefined || first === index) return [];
    const found = `${JSON.stringify(value)}, as in entry ${first + 1} of the list`;
    const words = { found, expected: "another one, or remove the entry" };
    return [problemAt({ document, path: [...path, index, key] }, words)];
  });
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
