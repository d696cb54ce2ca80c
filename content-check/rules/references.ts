import { type Content, filesOf, type Rule, textsAt } from "../content";
import { membersOf, nodeAt, problemAtNode, quote, type TextAt, textsOf } from "../json-document";
import { nearest } from "../nearest";
import type { Problem } from "../problem";
import { sourceLanguage } from "../site-languages";

const landingFile = `locales/${sourceLanguage}/landing.json`;

const guide = "data/guide.json";
const guideAnswers = `data/guide/${sourceLanguage}.json`;

/** What names an entry of another list: where it stands, what it may name, and what that is. */
const table: [
  file: string,
  at: string,
  known: (content: Content) => readonly string[],
  what: string,
][] = [
  ["data/plans.json", "plans.*.features.*", rowsOf, "a row of data/plans.json"],
  ["data/plans.json", "rows.*", keysBelow("pricing"), textBelow("pricing")],
  ["data/features.json", "features.*.id", featuresWithTexts, textBelow("features")],
  ["data/features.json", "features.*.drawing", ({ images }) => images, "a file of src/images"],
  ["data/images.json", "images.*.file", ({ images }) => images, "a file of src/images"],
  ["data/images.json", "images.*.alt", englishKeys, `a text of locales/${sourceLanguage}`],
  ["data/sample-product.json", "languages.*", sampleLanguages, "a language of data/sample-product"],
  [guide, "sources.*.sections.*", answerIds, `an answer of ${guideAnswers}`],
];

/** Every name of an entry, a text, a picture or a language finds it; every answer has a source. */
export const references: Rule = (content) => [
  ...table.flatMap(([file, at, known, what]) =>
    unknownOf(textsAt(content, file, at), known(content), what),
  ),
  ...unsourced(content),
];

function unknownOf(texts: readonly TextAt[], known: readonly string[], what: string): Problem[] {
  // Without any the list is broken, and reported as that.
  if (known.length === 0) return [];
  return texts
    .filter(({ text }) => !known.includes(text))
    .map(({ document, node, text }) => {
      const meant = nearest(text, known);
      const write = meant ? quote(meant) : known.length > 20 ? what : `one of ${known.join(", ")}`;
      return problemAtNode(document, node, { is: `${quote(text)}, which is not ${what}`, write });
    });
}

/** The rows that a plan has or has not; products and support have values of their own. */
function rowsOf(content: Content): string[] {
  return textsAt(content, "data/plans.json", "rows.*")
    .map(({ text }) => text)
    .filter((row) => row !== "products" && row !== "support");
}

function keysBelow(group: string): (content: Content) => string[] {
  return ({ documents }) => {
    const document = documents.get(landingFile);
    const members = document ? membersOf(nodeAt(document, [group])) : [];
    return members.map(([key]) => String(key.value));
  };
}

/** A feature has two texts: its name and, with Text at the end of the key, its sentence. */
function featuresWithTexts(content: Content): string[] {
  const keys = keysBelow("features")(content);
  return keys.filter((key) => keys.includes(`${key}Text`));
}

function textBelow(group: string): string {
  return `a text of ${landingFile} below ${group}`;
}

/** All keys of English as a picture names them, "landing:hero.lead"; none while a file is broken. */
function englishKeys({ broken, documents }: Content): string[] {
  if ([...broken.keys()].some((file) => file.startsWith(`locales/${sourceLanguage}/`))) return [];
  return [...documents.values()].flatMap((document) => {
    const [, namespace] =
      new RegExp(`^locales/${sourceLanguage}/(.+)\\.json$`).exec(document.file) ?? [];
    const texts = namespace ? textsOf(document) : [];
    return texts.map(({ path }) => `${namespace}:${path.join(".")}`);
  });
}

const answersOf = (content: Content) => textsAt(content, guideAnswers, "sections.*.id");

function answerIds(content: Content): string[] {
  return answersOf(content).map(({ text }) => text);
}

/** The answers of the guide that rest on nothing which is shown in every language. */
function unsourced(content: Content): Problem[] {
  const languages = textsAt(content, guide, "sources.*.language");
  const isForAll = ({ path }: TextAt) =>
    languages.some((each) => each.path[1] === path[1] && each.text === sourceLanguage);
  const sourced = textsAt(content, guide, "sources.*.sections.*").filter(isForAll);
  // Without any the list is broken, and reported as that.
  if (sourced.length === 0) return [];
  return answersOf(content)
    .filter(({ text }) => !sourced.some((each) => each.text === text))
    .map(({ document, node, text }) => {
      const is = `${quote(text)}, an answer without a source in English`;
      return problemAtNode(document, node, { is, write: `that id at a source of ${guide}` });
    });
}

/** The languages in which something is said of the sample. */
function sampleLanguages(content: Content): string[] {
  return filesOf(content).flatMap((file) => {
    const [, code] = /^data\/sample-product\/(.+)\.json$/.exec(file) ?? [];
    return code ? [code] : [];
  });
}
