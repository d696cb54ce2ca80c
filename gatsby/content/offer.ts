import { formatList, formatNumber, languageName, spaceAfter } from "../../src/content/format";
import { fillPlaceholders, type offerPlaceholders } from "../../src/content/placeholders";
import type { FaqFile, Language, PlansFile, Site, Texts } from "../../src/content/types";
import { textAt } from "../../src/i18n/translator";
import { pluralValue, type Values } from "./placeholder-values";

interface OfferSources {
  site: Site;
  plans: PlansFile;
  language: Language;
  common: Texts;
  /** locales/<language>/offer.json, its placeholders not filled. */
  offer: Texts;
  /** The values of all placeholders that are not the offer's own. */
  values: Values;
}

/** What `offer` in data/site.json says in one language. What is not set there is not said. */
export interface OfferTexts {
  /** Which plans the trial covers and what follows it. */
  trial: string | null;
  /** The questions that the settings answer. */
  questions: FaqFile["questions"];
}

export function offerTexts(sources: OfferSources): OfferTexts {
  const { trial, printedCodes, codeAddress, printFiles, pageLanguages, billing } =
    sources.site.offer;
  const texts = fillPlaceholders(sources.offer, { ...sources.values, ...ownValues(sources) });
  const { plans } = sources.plans;
  const address = domainPlans(plans).length === plans.length ? "every-plan" : "custom-domain";
  /** The texts of these keys as one; a key that is left out is a choice that is not set. */
  const say = (...keys: (string | false | undefined)[]) =>
    joined(keys.flatMap((key) => (key ? [textAt({ offer: texts }, key)] : [])));
  const answers: [id: string, answer: string][] = [
    ["printedCodes", say(printedCodes?.after && `offer:printedCodes.${printedCodes.after}`)],
    [
      "codeAddress",
      say(codeAddress && `offer:codeAddress.${codeAddress === "ours" ? "ours" : address}`),
    ],
    ["printFiles", say(printFiles && "offer:printFiles.answer")],
    ["pageLanguages", say(pageLanguages?.which && `offer:pageLanguages.${pageLanguages.which}`)],
    [
      "billing",
      say(
        billing?.tax && `offer:billing.tax.${billing.tax}`,
        billing?.period && `offer:billing.period.${billing.period}`,
        billing?.cancel && `offer:billing.cancel.${billing.cancel}`,
      ),
    ],
  ];
  return {
    trial:
      say(
        trial?.plans && "offer:trial.covers",
        trial?.after && `offer:trial.after.${trial.after}`,
      ) || null,
    questions: answers
      .filter(([, answer]) => answer)
      // No id of data/faqs has a colon.
      .map(([id, answer]) => ({
        id: `setting:${id}`,
        question: say(`offer:${id}.question`),
        answer,
      })),
  };
}

/** The questions of data/faqs, the one on the trial with what is set of it, and those of the settings. */
export function askedQuestions(
  questions: FaqFile["questions"],
  offer: OfferTexts,
): FaqFile["questions"] {
  const asked = questions.map((each) =>
    each.id === "trial" && offer.trial
      ? { ...each, answer: joined([each.answer, offer.trial]) }
      : each,
  );
  return [...asked, ...offer.questions];
}

const joined = (sentences: readonly string[]): string =>
  sentences.reduce((text, next) => (text ? text + spaceAfter(text) + next : next), "");

/** The plans whose product pages can have the customer's own domain. */
const domainPlans = (plans: PlansFile["plans"]) =>
  plans.filter(({ features }) => features.includes("customDomain")).map(({ id }) => id);

/** What the placeholders of the offer stand for; an empty text where nothing is set, which no text shows. */
function ownValues(sources: OfferSources): Record<(typeof offerPlaceholders)[number], string> {
  const { language } = sources;
  const { trial, printedCodes, printFiles, pageLanguages } = sources.site.offer;
  const { plans } = sources.plans;
  const list = (items: readonly string[] = []) => formatList(items, language);
  const months = printedCodes?.months ?? 0;
  const trialMonths = formatNumber(months, language);
  return {
    trialPlans: list(trial?.plans),
    freePlan: plans.find(({ priceCents }) => priceCents === 0)?.id ?? "",
    // Months are in the same plural forms as those of the trial.
    codesPeriod: pluralValue(sources, "trialPeriod", months, { trialMonths }),
    domainPlans: list(domainPlans(plans)),
    fileKinds: list(printFiles),
    number: formatNumber(pageLanguages?.number ?? 0, language),
    languageNames: list(pageLanguages?.codes?.map((code) => languageName(code, language))),
  };
}
