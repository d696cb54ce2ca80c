import { reservedDomain } from "../../src/content/link-host";
import type { Offer, Site } from "../../src/content/types";

/** Questions of buyers, the optional setting that answers each, and the value of that setting. */
const buyerQuestions: [question: string, setting: string, answer: (offer: Offer) => unknown][] = [
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

/** Lists the questions that the site leaves open, each with the setting that answers it. */
export const openQuestions = ({ offer }: { offer: Offer }): string[] =>
  buyerQuestions
    .filter(([, , answer]) => answer(offer) === undefined)
    .map(([question, setting]) => `${question}  data/site.json  offer.${setting}`);

/** Patterns of values that must not be published, and how the message describes them. */
const placeholderPatterns: readonly (readonly [RegExp, string])[] = [
  [/^$/, "empty"],
  [/^http:/, "not https"],
  [reservedDomain, "an example"],
  // The numbers 555-0100 to 555-0199 are reserved for fiction.
  [/\b555[ -]?01\d\d\b/, "a phone number that is reserved for fiction"],
];

/** Lists the values of site.json that are still placeholders, one line each. */
export function placeholdersIn(site: Site): string[] {
  const { siteUrl, appUrl, supportEmail, privacyEmail, legalEmail, phone, operator } = site;
  const settings: [name: string, value: string][] = [
    ...Object.entries({ siteUrl, appUrl, supportEmail, privacyEmail, legalEmail, phone }),
    ...Object.entries(operator).map(([key, value]): [string, string] => [`operator.${key}`, value]),
    // Without an endpoint the form shows its thank-you message but sends the address nowhere.
    ["newsletter.endpoint", site.newsletter.endpoint ?? ""],
    ...site.social.map(({ id, url }): [string, string] => [`social ${id}`, url ?? ""]),
    ...site.resources.map(({ id, url }): [string, string] => [`resources ${id}`, url ?? ""]),
  ];
  return settings.flatMap(([name, value]) =>
    placeholderPatterns
      .filter(([pattern]) => pattern.test(value))
      .map(([, description]) => `data/site.json  ${name}  "${value}" is ${description}`),
  );
}
