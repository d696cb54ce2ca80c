import { type Content, filesOf, type Rule, textsAt } from "../content";
import { problemAt, type TextPlace, textsIn, valueAt } from "../json-document";
import { nearest } from "../lists";
import type { Problem } from "../problem";
import { sourceLanguage } from "../site-languages";
import { quote } from "../type-words";

const landing = `locales/${sourceLanguage}/landing.json`;

const guide = "data/guide.json";
const guideAnswers = `data/guide/${sourceLanguage}.json`;

type Reference = [
  file: string,
  pattern: string,
  targets: (content: Content) => readonly string[],
  description: string,
];

/** The values that refer to something: their file and path, what they can refer to, and its name. */
const table: Reference[] = [
  ["data/plans.json", "plans.*.features.*", featureRows, "a row of data/plans.json"],
  ["data/plans.json", "rows.*", keysBelow("pricing"), `a text of ${landing} below pricing`],
  ["data/site.json", "offer.trial.plans.*", planIds, "a plan of data/plans.json"],
  ["data/features.json", "features.*.id", featureTexts, `a text of ${landing} below features`],
  ["data/features.json", "features.*.drawing", ({ images }) => images, "a file of src/images"],
  ["data/images.json", "images.*.file", ({ images }) => images, "a file of src/images"],
  ["data/images.json", "images.*.alt", englishKeys, `a text of locales/${sourceLanguage}`],
  ["data/sample-product.json", "languages.*", sampleLanguages, "a language of data/sample-product"],
  [guide, "sources.*.sections.*", answerIds, `an answer of ${guideAnswers}`],
];

/** Every reference to an entry, a text, a picture or a language has a target, every answer a source. */
export const references: Rule = (content) => [
  ...table.flatMap(([file, pattern, targets, description]) =>
    dangling(textsAt(content, file, pattern), targets(content), description),
  ),
  ...unsourced(content),
];

function dangling(
  places: readonly TextPlace[],
  targets: readonly string[],
  description: string,
): Problem[] {
  // Another rule reports a list that is broken or empty.
  if (targets.length === 0) return [];
  return places
    .filter(({ text }) => !targets.includes(text))
    .map((place) => {
      const similar = nearest(place.text, targets);
      const any = targets.length > 20 ? description : `one of ${targets.join(", ")}`;
      const found = `${quote(place.text)}, which is not ${description}`;
      return problemAt(place, { found, expected: similar ? quote(similar) : any });
    });
}

/** Lists the rows that plans name as features. Two rows show other values of a plan. */
function featureRows(content: Content): string[] {
  const rows = textsAt(content, "data/plans.json", "rows.*").map(({ text }) => text);
  return rows.filter((row) => row !== "products" && row !== "support");
}

function planIds(content: Content): string[] {
  return textsAt(content, "data/plans.json", "plans.*.id").map(({ text }) => text);
}

function keysBelow(group: string): (content: Content) => string[] {
  return ({ documents }) => Object.keys(valueAt(documents.get(landing), [group]) ?? {});
}

/** Lists the features that have both texts: a name, and a sentence whose key ends with "Text". */
function featureTexts(content: Content): string[] {
  const keys = keysBelow("features")(content);
  return keys.filter((key) => keys.includes(`${key}Text`));
}

/** Lists all keys of English, for example "landing:hero.lead". Lists none while a file is broken. */
function englishKeys({ broken, documents }: Content): string[] {
  const folder = `locales/${sourceLanguage}/`;
  if ([...broken.keys()].some((file) => file.startsWith(folder))) return [];
  return [...documents.values()]
    .filter(({ file }) => file.startsWith(folder))
    .flatMap((document) => {
      const namespace = document.file.slice(folder.length, -".json".length);
      return textsIn(document).map(({ path }) => `${namespace}:${path.join(".")}`);
    });
}

function answersOf(content: Content): TextPlace[] {
  return textsAt(content, guideAnswers, "sections.*.id");
}

function answerIds(content: Content): string[] {
  return answersOf(content).map(({ text }) => text);
}

/** Finds the answers of the guide without a source in English, which every language shows. */
function unsourced(content: Content): Problem[] {
  const languages = textsAt(content, guide, "sources.*.language");
  const sourced = textsAt(content, guide, "sources.*.sections.*").filter(({ path }) =>
    languages.some((each) => each.path[1] === path[1] && each.text === sourceLanguage),
  );
  // Another rule reports a list that is broken or empty.
  if (sourced.length === 0) return [];
  return answersOf(content)
    .filter(({ text }) => !sourced.some((each) => each.text === text))
    .map((place) => {
      const found = `${quote(place.text)}, an answer without a source in English`;
      return problemAt(place, { found, expected: `that id at a source of ${guide}` });
    });
}

function sampleLanguages(content: Content): string[] {
  const files = filesOf(content).map((file) => /^data\/sample-product\/(.+)\.json$/.exec(file));
  return files.flatMap((match) => match?.[1] ?? []);
}
