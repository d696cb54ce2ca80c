import type { Offer } from "../../src/content/types";

/** What buyers ask, the setting that answers it, and what is set. */
const asked: [question: string, setting: string, answer: (offer: Offer) => unknown][] = [
  ["What happens after the trial?", "trial.after", ({ trial }) => trial?.after],
  ["Which plans does the trial cover?", "trial.plans", ({ trial }) => trial?.plans],
  [
    "What happens to printed codes after the trial?",
    "printedCodes.after",
    ({ printedCodes }) => printedCodes?.after,
  ],
  ["Whose web address is in the code?", "codeAddress", ({ codeAddress }) => codeAddress],
  ["Which files do I get for my printer?", "printFiles", ({ printFiles }) => printFiles],
  [
    "Which languages can my product page be in?",
    "pageLanguages.which",
    ({ pageLanguages }) => pageLanguages?.which,
  ],
  ["Do the prices include tax?", "billing.tax", ({ billing }) => billing?.tax],
  ["Do I pay by the month or by the year?", "billing.period", ({ billing }) => billing?.period],
  ["When can I cancel?", "billing.cancel", ({ billing }) => billing?.cancel],
];

/**
 * The questions of buyers that the site does not answer, each with the setting that does. They are
 * optional: an operator may leave them open, so they are no problems.
 */
export const openQuestions = ({ offer }: { offer: Offer }): string[] =>
  asked
    .filter(([, , answer]) => answer(offer) === undefined)
    .map(([question, setting]) => `${question}  data/site.json  offer.${setting}`);
