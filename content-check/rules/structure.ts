import type { Rule } from "../content";
import { memberOf, placesIn, problemAt, valueAt } from "../json-document";
import { surplus } from "../language-texts";
import { englishName, sourceOf, translationOf } from "../languages";
import { quote, typeNameOf } from "../problem";

/** Every row of a table has one cell for each column. */
export const tableCells: Rule = ({ documents }) =>
  [...documents.values()]
    .flatMap((document) => placesIn(document))
    .filter(({ path }) => path.at(-2) === "rows")
    .flatMap(({ value: row, ...place }) => {
      const head = valueAt(place.document, [...place.path.slice(0, -2), "head"]);
      if (!Array.isArray(row) || !Array.isArray(head) || row.length === head.length) return [];
      const expected = `${head.length} cells, one for each column`;
      return [problemAt(place, `a row of ${row.length} cells`, expected)];
    });

/**
 * The lists of a translation have the same entries as in English. The schema reports missing keys,
 * wrong types and empty texts.
 */
export const sameLists: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) => {
    const english = documents.get(sourceOf(document.file));
    if (!english || english === document) return [];
    const values = new Map(placesIn(english).map(({ key, value }) => [key, value]));
    return placesIn(document).flatMap((place) => {
      const list = values.get(place.key);
      if (!Array.isArray(list) || !Array.isArray(place.value)) return [];
      const [expected, names] = [list.map(entryName), place.value.map(entryName)];
      if (expected.join() === names.join()) return [];
      const entries = `the entries ${expected.join(", ")}, as in English`;
      return [problemAt(place, differentEntries(expected, names), entries)];
    });
  });

function differentEntries(expected: readonly string[], names: readonly string[]): string {
  const missing = surplus(expected, names).map((name) => `without ${name}`);
  const added = surplus(names, expected).map((name) => `with ${name}`);
  return `a list ${[...missing, ...added].join(" and ") || "in another order"}`;
}

/** Returns the id of an entry, a block of a legal text such as "a table (when imageHost)", or a type. */
function entryName(entry: unknown): string {
  const [id, when] = [memberOf(entry, "id"), memberOf(entry, "when")];
  if (typeof id === "string") return id;
  const kind = ["text", "list", "table", "plans"].find((key) => memberOf(entry, key) !== undefined);
  if (!kind) return typeNameOf(entry);
  const name = kind === "plans" ? "table of plans" : kind;
  return `a ${name}${typeof when === "string" ? ` (when ${when})` : ""}`;
}

const forms = ["zero", "one", "two", "few", "many", "other"];
const suffix = new RegExp(`_(${forms.join("|")})$`);

/** In each language, every plural group of English has exactly the forms of the language. */
export const pluralForms: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) => {
    const { code = "", source = "" } = translationOf(document.file) ?? {};
    const english = Object.entries(documents.get(source)?.value ?? {});
    // Any form shows that there is a group, even if the form that all languages have is missing.
    const known = english.filter(([key]) => suffix.test(key));
    if (known.length === 0) return [];
    const groups = new Map(known.map(([key, text]) => [key.replace(suffix, ""), text]));
    const language = englishName(code);
    const categories: string[] = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const expected = forms.filter((form) => categories.includes(form)).map((form) => `_${form}`);
    const all = `${language} has ${expected.join(", ")}`;
    const [added, removal] = [`a form that ${language} does not have`, "nothing: remove this form"];
    return [...groups].flatMap(([name, text]) =>
      forms.flatMap((form) => {
        const place = { document, path: [`${name}_${form}`] };
        const exists = valueAt(document, place.path) !== undefined;
        if (exists === expected.includes(`_${form}`)) return [];
        return exists
          ? [problemAt(place, added, `${removal}, because ${all}`)]
          : [problemAt(place, "missing", `this form of ${quote(text)}, because ${all}`)];
      }),
    );
  });
