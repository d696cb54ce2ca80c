import { schemaNameOf } from "../../src/content/schema-files";
import { type Content, type Rule, textsAt } from "../content";
import { problemAt } from "../json-document";
import { normalized } from "../language-texts";
import { repeats } from "../lists";
import { formatPath } from "../problem";
import { quote } from "../type-words";

/** A list of texts: the schema of its files, and the paths of its texts. */
type List = [schema: string, patterns: (content: Content) => readonly string[]];

const navigation = "data/navigation.json";
const features = "data/features.json";
const headings = "nav.main footer.quickLinks footer.resources footer.legal language.heading";

/** The lists from which visitors choose an entry by its text. */
const lists: readonly List[] = [
  ["faqs", () => ["questions.*.question"]],
  ["legal", () => ["sections.*.heading"]],
  ["site", () => ["social.*.name"]],
  ["locale-common", textsOf("nav", navigation, "main.*.id")],
  ["locale-common", textsOf("footer", navigation, "legal.*.id")],
  ["locale-common", textsOf("footer", "data/site.json", "resources.*.id")],
  ["locale-common", () => headings.split(" ")],
  ["locale-landing", textsOf("features", features, "features.*.id")],
  ["locale-landing", textsOf("questions", features, "questions.*")],
  ["locale-landing", textsOf("pricing", "data/plans.json", "rows.*")],
  ["locale-product-demo", () => ["labels.*"]],
  ["locale-product-demo", () => ["drawings.*"]],
];

/** Returns the paths of the texts in `group` that belong to the entries of a list in data/. */
function textsOf(group: string, file: string, pattern: string): List[1] {
  return (content) => textsAt(content, file, pattern).map(({ text }) => `${group}.${text}`);
}

/** The entries of a list have different texts. Otherwise visitors cannot tell them apart. */
export const sameWords: Rule = (content) =>
  lists.flatMap(([schema, patterns]) => {
    const files = [...content.documents.keys()].filter((file) => schemaNameOf(file) === schema);
    return files.flatMap((file) => {
      const places = patterns(content).flatMap((pattern) => textsAt(content, file, pattern));
      return repeats(places, ({ text }) => normalized(text).toLowerCase()).map(([place, first]) => {
        const found = `${quote(place.text)}, the same words as ${formatPath(first.path)}`;
        const expected = "other words, so that readers can tell the two apart";
        return problemAt(place, { found, expected });
      });
    });
  });
