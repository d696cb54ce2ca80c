import { type Content, filesOf, type Rule, textsAt } from "../content";
import { problemAt, textsIn, valueAt } from "../json-document";
import { nearest } from "../lists";
import { sourceLanguage } from "../site-languages";
import { quote } from "../type-words";

const landing = `locales/${sourceLanguage}/landing.json`;

type Reference = [
  file: string,
  pattern: string,
  targetsIn: (content: Content) => readonly string[],
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
];

/** Every reference to an entry, a text, a picture or a language has a target. */
export const references: Rule = (content) =>
  table.flatMap(([file, pattern, targetsIn, description]) => {
    const targets = targetsIn(content);
    const dangling = textsAt(content, file, pattern).filter(({ text }) => !targets.includes(text));
    // Another rule reports a list of targets that is broken or empty.
    return (targets.length === 0 ? [] : dangling).map((place) => {
      const similar = nearest(place.text, targets);
      const any = targets.length > 20 ? description : `one of ${targets.join(", ")}`;
      const found = `${quote(place.text)}, which is not ${description}`;
      return problemAt(place, { found, expected: similar ? quote(similar) : any });
    });
  });

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

function sampleLanguages(content: Content): string[] {
  const files = filesOf(content).map((file) => /^data\/sample-product\/(.+)\.json$/.exec(file));
  return files.flatMap((match) => match?.[1] ?? []);
}
