import type { Content, Rule } from "../content";
import { membersOf, nodeAt, problemAt, quote } from "../json-document";
import { type TextAt, textsAt } from "../json-values";
import { keptTextsFile } from "../kept-texts";
import { nearest } from "../nearest";
import type { Problem } from "../problem";
import { languagesFile, languagesOf, sourceLanguage } from "../site-languages";

/** What names an entry of another list finds it there: features, rows, languages, texts. */
export const references: Rule = (content) => [
  ...unknownOf(featuresOf(content), rowsOf(content), "a row of data/plans.json"),
  ...unknownOf(
    textsAt(content, plansFile, "rows.*"),
    keysBelow(content, "pricing"),
    textOf("pricing"),
  ),
  ...unknownOf(
    textsAt(content, "data/features.json", "features.*.id"),
    keysBelow(content, "features"),
    textOf("features"),
  ),
  ...unknownOf(
    [
      ...locationsOf(content),
      ...textsAt(content, sampleFile, "languages.*"),
      ...textsAt(content, keptTextsFile, "names.*.languages.*"),
      ...textsAt(content, keptTextsFile, "sameAsEnglish.*.languages.*"),
    ],
    languagesOf(content).map(({ code }) => code),
    `a language of ${languagesFile}`,
  ),
  ...unknownParts(content),
];

const plansFile = "data/plans.json";
const sampleFile = "data/sample-product.json";
const landingFile = `locales/${sourceLanguage}/landing.json`;
const textOf = (group: string) => `a text of ${landingFile} below ${group}`;

const featuresOf = (content: Content) => textsAt(content, plansFile, "plans.*.features.*");

/** The rows that a plan has or has not; products and support have values of their own. */
function rowsOf(content: Content): string[] {
  return textsAt(content, plansFile, "rows.*")
    .map(({ text }) => text)
    .filter((row) => row !== "products" && row !== "support");
}

function keysBelow(content: Content, group: string): string[] {
  const document = content.documents.get(landingFile);
  const node = document && nodeAt(document, [group]);
  return node ? [...membersOf(node).keys()] : [];
}

/** The languages for which site.json has the office's place. */
function locationsOf(content: Content): TextAt[] {
  return textsAt(content, "data/site.json", "location.*").map(({ document, path }) => ({
    document,
    path,
    text: String(path.at(-1)),
  }));
}

function unknownOf(texts: readonly TextAt[], known: readonly string[], what: string): Problem[] {
  // Without any the list is broken, and reported as that.
  if (known.length === 0) return [];
  return texts
    .filter(({ text }) => !known.includes(text))
    .map(({ document, path, text }) => {
      const meant = nearest(text, known);
      const write = meant ? quote(meant) : `one of ${known.join(", ")}`;
      return problemAt(document, path, { is: `${quote(text)}, which is not ${what}`, write });
    });
}

/** A row of the nutrition table is a part of one above it. */
function unknownParts(content: Content): Problem[] {
  const ids = textsAt(content, sampleFile, "nutrition.*.id");
  return textsAt(content, sampleFile, "nutrition.*.partOf").flatMap((part) => {
    const above = ids.filter(({ path }) => Number(path[1]) < Number(part.path[1]));
    const known = above.map(({ text }) => text);
    return unknownOf([part], known.length > 0 ? known : [""], "a row above this one");
  });
}
