import { schemaNameOf } from "../../src/content/schema-files";
import { type Content, type Rule, textsAt } from "../content";
import { problemAtNode, quote, type TextAt } from "../json-document";
import { evened } from "../language-texts";
import { formatPath, type Problem } from "../problem";

/** Where texts stand side by side: the schema of the file, and the places in it. */
type List = [schema: string, places: (content: Content) => readonly string[]];

const navigation = "data/navigation.json";
const features = "data/features.json";

/** The lists from which readers, screen readers and tests pick an entry by its words. */
const lists: readonly List[] = [
  ["faqs", () => ["questions.*.question"]],
  ["legal", () => ["sections.*.heading"]],
  ["guide-texts", () => ["sections.*.heading"]],
  ["site", () => ["social.*.name"]],
  ["locale-common", namedBy("nav", navigation, "main.*.id")],
  ["locale-common", namedBy("footer", navigation, "legal.*.id")],
  ["locale-common", namedBy("footer", "data/site.json", "resources.*.id")],
  [
    "locale-common",
    () => ["nav.main", "footer.quickLinks", "footer.resources", "footer.legal", "language.heading"],
  ],
  ["locale-landing", namedBy("features", features, "features.*.id")],
  ["locale-landing", namedBy("questions", features, "questions.*")],
  ["locale-landing", namedBy("pricing", "data/plans.json", "rows.*")],
  ["locale-product-demo", () => ["labels.*"]],
  ["locale-product-demo", () => ["drawings.*"]],
];

/** The texts of a group of locales/ that the entries of a list of data/ are named by. */
function namedBy(group: string, file: string, at: string): List[1] {
  return (content) => textsAt(content, file, at).map(({ text }) => `${group}.${text}`);
}

/** No two entries of a list say the same: nobody could tell them apart. */
export const sameWords: Rule = (content) =>
  lists.flatMap(([schema, places]) =>
    [...content.documents.keys()]
      .filter((file) => schemaNameOf(file) === schema)
      .flatMap((file) =>
        repeatedIn(places(content).flatMap((place) => textsAt(content, file, place))),
      ),
  );

function repeatedIn(texts: readonly TextAt[]): Problem[] {
  const words = texts.map(({ text }) => evened(text).toLowerCase());
  return texts.flatMap(({ document, node, text }, index) => {
    const first = texts[words.indexOf(words[index] ?? "")];
    if (!first || first.node === node) return [];
    const is = `${quote(text)}, the same words as ${formatPath(first.path)}`;
    const write = "other words, so that readers can tell the two apart";
    return [problemAtNode(document, node, { is, write })];
  });
}
