import { idsOfPages, legalSections } from "../../src/content/legal-sections";
import { type Content, type Rule, textsAt } from "../content";
import { problemAt, problemAtNode, quote, type TextAt } from "../json-document";
import type { Problem } from "../problem";
import { sourceLanguage } from "../site-languages";

const navigation = "data/navigation.json";
const pageFiles = new RegExp(`^data/(legal/${sourceLanguage}/|guide/${sourceLanguage}\\.json$)`);

/**
 * The addresses that are written into the site's code and tests are there: the pages and sections of
 * the navigation, and those sections of the legal texts that other pages link to. Translations have
 * the same sections as English (same-shape.ts).
 */
export const addresses: Rule = (content) => [
  ...misled(content, "main.*", "anchor", ""),
  ...misled(content, "legal.*", "path", "/"),
  ...Object.values(legalSections).flatMap((address) => lostSection(content, address)),
  ...takenIds(content),
];

/** The entries of the navigation that lead elsewhere than their name says. */
function misled(content: Content, entries: string, key: string, before: string): Problem[] {
  const entryOf = ({ path }: TextAt) => path.slice(0, -1).join();
  const ids = new Map(
    textsAt(content, navigation, `${entries}.id`).map((each) => [entryOf(each), each.text]),
  );
  return textsAt(content, navigation, `${entries}.${key}`).flatMap((each) => {
    const id = ids.get(entryOf(each));
    if (id === undefined || each.text === before + id) return [];
    const is = `${quote(each.text)}, at the entry ${quote(id)}`;
    return [problemAtNode(each.document, each.node, { is, write: quote(before + id) })];
  });
}

function lostSection(content: Content, address: string): Problem[] {
  const [page = "", id = ""] = address.split("#");
  const file = `data/legal/${sourceLanguage}${page}.json`;
  const document = content.documents.get(file);
  const sections = textsAt(content, file, "sections.*.id");
  if (!document || sections.length === 0 || sections.some(({ text }) => text === id)) return [];
  const is = `a list without the section ${quote(id)}, which other pages link to`;
  return [problemAt(document, ["sections"], { is, write: "that id at the section it belongs to" })];
}

function takenIds(content: Content): Problem[] {
  return [...content.documents.keys()]
    .filter((file) => pageFiles.test(file))
    .flatMap((file) => textsAt(content, file, "sections.*.id"))
    .filter(({ text }) => idsOfPages.includes(text))
    .map(({ document, node, text }) =>
      problemAtNode(document, node, {
        is: `${quote(text)}, which is the id of another part of every page`,
        write: `another id, such as ${quote(`${text}-2`)}`,
      }),
    );
}
