import { defaultLanguage } from "../../src/i18n/paths";
import { type Content, objectsAt, type Rule, textsAt } from "../content";
import { problemAt, textsIn, valueAt } from "../json-document";
import { translationOf } from "../languages";
import { nearest, quote } from "../problem";

const landing = `locales/${defaultLanguage}/landing.json`;
const site = "data/site.json";
const guide = "data/guide.json";
const guideAnswers = `data/guide/${defaultLanguage}.json`;

type Targets = (content: Content) => readonly string[];
type Reference = readonly [
  file: string,
  pattern: string,
  targets: Targets,
  description: string,
  remedy?: string,
];

const images: Targets = (content) => content.images;
const answers = textsOf(guideAnswers, "sections.*.id");
const rows = textsOf("data/plans.json", "rows.*");

/** The values that refer to something: their file and path, what they can refer to, and its name. */
const table: Reference[] = [
  ["data/plans.json", "plans.*.features.*", rows, "a row of data/plans.json"],
  ["data/plans.json", "rows.*", keysBelow("pricing"), `a text of ${landing} below pricing`],
  [site, "offer.trial.plans.*", paidPlans, "a plan of data/plans.json with a price"],
  [site, "offer.trial.after", withoutFreePlan, "possible without a free plan in data/plans.json"],
  [site, "offer.codeAddress", withoutDomain, "possible without customDomain in data/plans.json"],
  ["data/features.json", "features.*.id", featureTexts, `a text of ${landing} below features`],
  ["data/features.json", "features.*.drawing", images, "a file of src/images"],
  ["data/images.json", "images.*.file", images, "a file of src/images"],
  ["data/images.json", "images.*.alt", englishKeys, `a text of locales/${defaultLanguage}`],
  ["data/sample-product.json", "languages.*", sampleLanguages, "a language of data/sample-product"],
  [guide, "sources.*.sections.*", answers, `an answer of ${guideAnswers}`],
  [
    guideAnswers,
    "sections.*.id",
    sourcedAnswers,
    "an answer with a source in English",
    `that id in the sections of an English source in ${guide}`,
  ],
];

/** Every reference to an entry, a text, a picture or a language has a target, every answer a source. */
export const references: Rule = (content) =>
  table.flatMap(([file, pattern, targetsIn, description, remedy]) => {
    const targets = targetsIn(content);
    // The schema reports a list that is empty or has another structure.
    if (targets.length === 0) return [];
    const any = targets.length > 20 ? description : `one of ${targets.join(", ")}`;
    return textsAt(content, file, pattern)
      .filter(({ text }) => !targets.includes(text))
      .map((place) => {
        const similar = nearest(place.text, targets);
        const found = `${quote(place.text)}, which is not ${description}`;
        return problemAt(place, found, remedy ?? (similar ? quote(similar) : any));
      });
  });

function textsOf(file: string, pattern: string): Targets {
  return (content) => textsAt(content, file, pattern).map(({ text }) => text);
}

function keysBelow(group: string): Targets {
  return ({ documents }) => Object.keys(valueAt(documents.get(landing), [group]) ?? {});
}

/** Lists the features that have both texts: a name, and a sentence whose key ends with "Text". */
function featureTexts(content: Content): string[] {
  const keys = keysBelow("features")(content);
  return keys.filter((key) => keys.includes(`${key}Text`));
}

/** Lists all keys of English, for example "landing:hero.lead". */
function englishKeys({ documents }: Content): string[] {
  return [...documents.values()].flatMap((document) => {
    const [, namespace] = /^locales\/en\/(.+)\.json$/.exec(document.file) ?? [];
    return namespace ? textsIn(document).map(({ path }) => `${namespace}:${path.join(".")}`) : [];
  });
}

function sampleLanguages({ documents }: Content): string[] {
  const files = [...documents.keys()].filter((file) => file.startsWith("data/sample-product/"));
  return files.map((file) => translationOf(file)?.code ?? "");
}

function paidPlans(content: Content): string[] {
  const plans = objectsAt(content, "data/plans.json", "plans");
  return plans.filter(({ priceCents }) => priceCents !== 0).map(({ id }) => String(id));
}

/** Lists what can follow the trial if every plan has a price. */
function withoutFreePlan(content: Content): string[] {
  const plans = objectsAt(content, "data/plans.json", "plans");
  return plans.some(({ priceCents }) => priceCents === 0) ? [] : ["ends", "asks"];
}

/** Lists the addresses that a code can contain if no plan has the feature customDomain. */
function withoutDomain(content: Content): string[] {
  const features = textsAt(content, "data/plans.json", "plans.*.features.*");
  return features.some(({ text }) => text === "customDomain") ? [] : ["ours"];
}

/** Lists the answers of the guide that have a source in English, which every language shows. */
function sourcedAnswers(content: Content): string[] {
  const sources = objectsAt(content, guide, "sources");
  const english = sources.filter(({ language }) => language === defaultLanguage);
  return english.flatMap(({ sections }) => (Array.isArray(sections) ? sections : []));
}
