import { guidePath, idsOfPages, legalSections } from "../../src/content/legal-sections";
import { type Content, type Rule, textsAt } from "../content";
import { problemAt, valueAt } from "../json-document";
import type { Problem } from "../problem";
import { sourceLanguage } from "../site-languages";
import { quote } from "../type-words";

const navigation = "data/navigation.json";
const pageFiles = new RegExp(`^data/(legal/${sourceLanguage}/|guide/${sourceLanguage}\\.json$)`);

/**
 * The addresses in the site's code exist: the pages and sections of the navigation, and the sections
 * of legal texts that other pages link to. The rule sameShape gives translations the same sections.
 */
export const addresses: Rule = (content) => [
  ...misnamed(content, "main", "anchor", ""),
  ...misnamed(content, "legal", "path", "/"),
  ...Object.values(legalSections).flatMap((address) => missingSection(content, address)),
  ...reservedIds(content),
];

/** Finds entries of the navigation whose address does not match their id. */
function misnamed(content: Content, list: string, key: string, prefix: string): Problem[] {
  return textsAt(content, navigation, `${list}.*.${key}`).flatMap((place) => {
    const id = valueAt(place.document, [...place.path.slice(0, -1), "id"]);
    if (typeof id !== "string" || place.text === prefix + id) return [];
    const found = `${quote(place.text)}, at the entry ${quote(id)}`;
    return [problemAt(place, { found, expected: quote(prefix + id) })];
  });
}

function missingSection(content: Content, address: string): Problem[] {
  const [page = "", id = ""] = address.split("#");
  const name = page === guidePath ? `guide/${sourceLanguage}` : `legal/${sourceLanguage}${page}`;
  const file = `data/${name}.json`;
  const document = content.documents.get(file);
  const sections = textsAt(content, file, "sections.*.id");
  if (!document || sections.length === 0 || sections.some(({ text }) => text === id)) return [];
  const found = `a list without the section ${quote(id)}, which other pages link to`;
  const expected = "that id at the section it belongs to";
  return [problemAt({ document, path: ["sections"] }, { found, expected })];
}

function reservedIds(content: Content): Problem[] {
  return [...content.documents.keys()]
    .filter((file) => pageFiles.test(file))
    .flatMap((file) => textsAt(content, file, "sections.*.id"))
    .filter(({ text }) => idsOfPages.includes(text))
    .map((place) => {
      const found = `${quote(place.text)}, which is the id of another part of every page`;
      const expected = `another id, such as ${quote(`${place.text}-2`)}`;
      return problemAt(place, { found, expected });
    });
}
