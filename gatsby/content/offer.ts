import { fillPlaceholders } from "../../src/content/fill-placeholders";
import { displayName, formatList, formatNumber, spaceAfter } from "../../src/content/format";
import type { offerPlaceholders } from "../../src/content/placeholders";
import type { FaqFile } from "../../src/content/types";
import { textAt } from "../../src/i18n/translator";
import { plansWithFeature, pluralValue, valuesIn } from "./placeholder-values";
import { languageIn, type SiteContent } from "./site-content";

const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce((text, next) => (text ? text + spaceAfter(text) + next : next), "");

/**
 * Returns the sentences that `offer` in data/site.json becomes in a language. A setting that is not set gives none.
 * @returns trial: which plans the trial covers and what follows it; questions: those that the settings answer
 */
export function offerIn(content: SiteContent, code: string) {
  const { trial, printedCodes, codeAddress, printFiles, pageLanguages, billing } =
    content.site.offer;
  const values = { ...valuesIn(content, code), ...offerValues(content, code) };
  const offer = fillPlaceholders(content.texts(code, "offer"), values);
  /** Joins the texts of keys. A key is undefined if its setting is not set. */
  const sentences = (...keys: (string | undefined)[]) =>
    joinSentences(keys.flatMap((key) => (key ? [textAt({ offer }, key)] : [])));
  const isInEveryPlan =
    plansWithFeature(content, "customDomain").length === content.plans.plans.length;
  const address = codeAddress === "custom-domain" && isInEveryPlan ? "every-plan" : codeAddress;
  const answers = {
    printedCodes: sentences(printedCodes?.after && `offer:printedCodes.${printedCodes.after}`),
    codeAddress: sentences(address && `offer:codeAddress.${address}`),
    printFiles: sentences(printFiles && "offer:printFiles.answer"),
    pageLanguages: sentences(pageLanguages?.which && `offer:pageLanguages.${pageLanguages.which}`),
    billing: sentences(
      billing?.tax && `offer:billing.tax.${billing.tax}`,
      billing?.period && `offer:billing.period.${billing.period}`,
      billing?.cancel && `offer:billing.cancel.${billing.cancel}`,
    ),
  };
  const trialTexts = sentences(
    trial?.plans && "offer:trial.covers",
    trial?.after && `offer:trial.after.${trial.after}`,
  );
  return {
    trial: trialTexts || null,
    questions: Object.entries(answers)
      .filter(([, answer]) => answer)
      .map(([id, answer]) => ({
        // No id of data/faqs has a colon.
        id: `setting:${id}`,
        question: textAt({ offer }, `offer:${id}.question`),
        answer,
      })),
  };
}

/**
 * Returns the questions and answers of the landing page in one language: those of data/faqs, of which the one
 * about the trial continues with the sentences about the offer, and those that the offer answers.
 */
export function questionsIn(content: SiteContent, code: string): FaqFile["questions"] {
  const offer = offerIn(content, code);
  const questions = fillPlaceholders(content.faq(code).questions, valuesIn(content, code));
  const continued = questions.map((question) =>
    question.id === "trial" && offer.trial
      ? { ...question, answer: joinSentences([question.answer, offer.trial]) }
      : question,
  );
  return [...continued, ...offer.questions];
}

/** Returns the values of the placeholders that only offer.json contains; "" if a setting is not set. */
function offerValues(
  content: SiteContent,
  code: string,
): Record<(typeof offerPlaceholders)[number], string> {
  const language = languageIn(content, code);
  const { trial, printedCodes, printFiles, pageLanguages } = content.site.offer;
  const list = (items: readonly string[] = []) => formatList(items, language);
  const months = printedCodes?.months ?? 0;
  const trialMonths = formatNumber(months, language);
  return {
    trialPlans: list(trial?.plans),
    freePlan: content.plans.plans.find(({ priceCents }) => priceCents === 0)?.id ?? "",
    // Months have the same plural forms as those of the trial.
    codesPeriod: pluralValue(content, language, "trialPeriod", months, { trialMonths }),
    domainPlans: list(plansWithFeature(content, "customDomain")),
    fileKinds: list(printFiles),
    number: formatNumber(pageLanguages?.number ?? 0, language),
    languageNames: list(
      pageLanguages?.codes?.map((each) => displayName("language", each, language)),
    ),
  };
}
