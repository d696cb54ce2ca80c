/** @jest-environment node */
import type { Language, Offer, Plan, Site, Texts } from "../../src/content/types";
import { languages } from "../../src/i18n/languages";
import { projectContent } from "../../src/testing/content";
import { offerIn } from "./content";
import { askedQuestions, offerTexts } from "./offer";

const plan = (id: string, priceCents: number, features: string[] = []): Plan => ({
  ...{ id, priceCents, features },
  ...{ popular: false, productLimit: null, support: "free" },
});

const some = [plan("NONE", 0), plan("SOME", 500, ["customDomain"])];
const months: Texts = {
  trialPeriod_one: "{{trialMonths}} month",
  trialPeriod_other: "{{trialMonths}} months",
};

const texts: Texts = {
  trial: {
    covers: "It covers {{trialPlans}}.",
    after: { "free-plan": "Then {{freePlan}}.", ends: "It ends.", asks: "We ask." },
  },
  printedCodes: {
    question: "Codes?",
    "keep-working": "They work.",
    "keep-working-for-time": "For {{codesPeriod}}.",
    stop: "They stop.",
  },
  codeAddress: {
    question: "Address?",
    ours: "{{brand}}.",
    "custom-domain": "Yours on {{domainPlans}}.",
    "every-plan": "Yours.",
  },
  printFiles: { question: "Files?", answer: "{{fileKinds}}." },
  pageLanguages: {
    question: "Languages?",
    any: "Any.",
    "up-to": "Up to {{number}}.",
    listed: "{{languageNames}}.",
  },
  billing: {
    question: "Payment?",
    tax: { included: "With tax.", added: "Tax is added.", "by-country": "It depends." },
    period: { monthly: "Monthly.", yearly: "Yearly.", "monthly-or-yearly": "Either." },
    cancel: { "any-time": "Any time.", "end-of-period": "At the end." },
  },
};

/** What these settings say in English. */
const said = (offer: Offer, plans: Plan[] = some) =>
  offerTexts({
    site: { offer } as Site,
    plans: { currency: "USD", rows: [], plans },
    language: { htmlLang: "en", numberingSystem: "latn" } as Language,
    common: months,
    offer: texts,
    values: { brand: "Acme" },
  });

test("what is not set is not said", () => {
  const nothing = { trial: null, questions: [] };
  expect(said({})).toEqual(nothing);
  expect(said({ trial: {}, printedCodes: {}, pageLanguages: {}, billing: {} })).toEqual(nothing);
});

test.each<[NonNullable<Offer["trial"]>, string]>([
  [{ plans: ["SOME", "MORE"] }, "It covers SOME and MORE."],
  [{ after: "ends" }, "It ends."],
  [{ plans: ["SOME"], after: "free-plan" }, "It covers SOME. Then NONE."],
  [{ plans: ["SOME"], after: "asks" }, "It covers SOME. We ask."],
])("of the trial: %j", (trial, expected) => {
  expect(said({ trial }).trial).toBe(expected);
});

test.each<[Offer, string, string]>([
  [{ printedCodes: { after: "keep-working" } }, "Codes?", "They work."],
  [{ printedCodes: { after: "stop" } }, "Codes?", "They stop."],
  [{ printedCodes: { after: "keep-working-for-time", months: 1 } }, "Codes?", "For 1 month."],
  [{ printedCodes: { after: "keep-working-for-time", months: 18 } }, "Codes?", "For 18 months."],
  [{ codeAddress: "ours" }, "Address?", "Acme."],
  [{ codeAddress: "custom-domain" }, "Address?", "Yours on SOME."],
  [{ printFiles: ["SVG", "PDF"] }, "Files?", "SVG and PDF."],
  [{ pageLanguages: { which: "any" } }, "Languages?", "Any."],
  [{ pageLanguages: { which: "up-to", number: 5 } }, "Languages?", "Up to 5."],
  [{ pageLanguages: { which: "listed", codes: ["de", "fr"] } }, "Languages?", "German and French."],
  [{ billing: { tax: "included", cancel: "any-time" } }, "Payment?", "With tax. Any time."],
  [{ billing: { period: "yearly" } }, "Payment?", "Yearly."],
])("an answer of its own: %j", (offer, question, answer) => {
  expect(said(offer).questions).toEqual([expect.objectContaining({ question, answer })]);
});

test("where every plan can have an own domain, no plan is named", () => {
  const { questions } = said({ codeAddress: "custom-domain" }, some.slice(1));
  expect(questions).toEqual([expect.objectContaining({ answer: "Yours." })]);
});

test("the answer on the trial goes on, the other settings follow as questions", () => {
  const questions = [
    { id: "first", question: "First?", answer: "Yes." },
    { id: "trial", question: "Trial?", answer: "Free." },
  ];
  const offer = said({ trial: { after: "ends" }, codeAddress: "ours" });
  expect(askedQuestions(questions, offer).map(({ answer }) => answer)).toEqual([
    "Yes.",
    "Free. It ends.",
    "Acme.",
  ]);
  expect(askedQuestions(questions, said({}))).toEqual(questions);
});

const choices: Offer[] = [
  {
    trial: { plans: ["SOME", "MORE"], after: "free-plan" },
    printedCodes: { after: "keep-working-for-time", months: 12 },
    codeAddress: "custom-domain",
    printFiles: ["SVG", "EPS"],
    pageLanguages: { which: "listed", codes: ["de", "fr"] },
    billing: { tax: "added", period: "monthly", cancel: "any-time" },
  },
  {
    trial: { plans: ["SOME"], after: "asks" },
    printedCodes: { after: "stop" },
    codeAddress: "ours",
    printFiles: ["PNG"],
    pageLanguages: { which: "up-to", number: 5 },
    billing: { tax: "by-country", period: "monthly-or-yearly", cancel: "end-of-period" },
  },
];

test.each(languages.map(({ code }) => code))(
  "%s says what is chosen in whole sentences",
  (code) => {
    const content = projectContent();
    for (const offer of choices) {
      const { trial, questions } = offerIn({ ...content, site: { ...content.site, offer } }, code);
      expect(questions).toHaveLength(5);
      for (const said of [trial, ...questions.map(({ answer }) => answer)]) {
        expect(said).toMatch(/^[^{}]+[.。।]$/u);
      }
    }
  },
);
