import { defaultLanguage } from "../../src/i18n/paths";
import { type Content, objectsAt, type Rule, textsAt } from "../content";
import { problemAt, valueAt } from "../json-document";
import { translationOf } from "../languages";
import { nearest, quote } from "../problem";

const landing = `locales/${defaultLanguage}/landing.json`;
const site = "data/site.json";
const plans = "data/plans.json";
const guide = "data/guide.json";
const guideAnswers = `data/guide/${defaultLanguage}.json`;

/** The values of a file at a path, what they can refer to, and its name. */
type Reference = readonly [
  file: string,
  pattern: string,
  targets: readonly string[],
  description: string,
  remedy?: string,
];

/** Every reference to an entry, a text, a picture or a language has a target, every answer a source. */
export const references: Rule = (content) =>
  referencesIn(content).flatMap(([file, pattern, targets, description, remedy]) => {
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

function referencesIn(content: Content): Reference[] {
  const { documents, images } = content;
  const textsOf = (file: string, pattern: string) =>
    textsAt(content, file, pattern).map(({ text }) => text);
  const keysBelow = (group: string) => Object.keys(valueAt(documents.get(landing), [group]) ?? {});

  const allPlans = objectsAt(content, plans, "plans");
  const paidPlans = allPlans.filter(({ priceCents }) => priceCents !== 0);
  // What the operator can choose if no plan is free, and if no plan has a domain of its own. Empty: everything.
  const withoutFreePlan = paidPlans.length === allPlans.length ? ["ends", "asks"] : [];
  const features = textsOf(plans, "plans.*.features.*");
  const withoutDomain = features.includes("customDomain") ? [] : ["ours"];
  // A feature has two texts: a name, and a sentence whose key ends with "Text".
  const featureTexts = keysBelow("features").filter((key, _, keys) => keys.includes(`${key}Text`));
  const sampleLanguages = [...documents.keys()]
    .filter((file) => file.startsWith("data/sample-product/"))
    .map((file) => translationOf(file)?.code ?? "");
  // Every language shows the English sources.
  const sourcedAnswers = objectsAt(content, guide, "sources")
    .filter(({ language }) => language === defaultLanguage)
    .flatMap(({ sections }) => (Array.isArray(sections) ? sections : []));

  const languages = textsOf("data/languages.json", "languages.*.code");

  return [
    [site, "previewLanguages.*", languages, "a language of data/languages.json"],
    [plans, "plans.*.features.*", textsOf(plans, "rows.*"), "a row of data/plans.json"],
    [plans, "rows.*", keysBelow("pricing"), `a text of ${landing} below pricing`],
    [
      site,
      "offer.trial.plans.*",
      paidPlans.map(({ id }) => String(id)),
      "a plan of data/plans.json with a price",
    ],
    [site, "offer.trial.after", withoutFreePlan, "possible without a free plan in data/plans.json"],
    [site, "offer.codeAddress", withoutDomain, "possible without customDomain in data/plans.json"],
    ["data/features.json", "features.*.id", featureTexts, `a text of ${landing} below features`],
    ["data/features.json", "features.*.drawing", images, "a file of src/images"],
    ["data/sample-product.json", "picture", images, "a file of src/images"],
    [
      "data/sample-product.json",
      "languages.*",
      sampleLanguages,
      "a language of data/sample-product",
    ],
    [
      guide,
      "sources.*.sections.*",
      textsOf(guideAnswers, "sections.*.id"),
      `an answer of ${guideAnswers}`,
    ],
    [
      guideAnswers,
      "sections.*.id",
      sourcedAnswers,
      "an answer with a source in English",
      `that id in the sections of an English source in ${guide}`,
    ],
  ];
}
