/** @jest-environment node */
import type { FaqFile, Offer, Plan, Texts } from "../../src/content/types";
import { projectContent } from "../../src/testing/content";
import { languageIn, type SiteContent } from "./content";
import { offerIn, questionsIn } from "./offer";

const project = projectContent();

const plan = (id: string, priceCents: number, features: string[] = []): Plan => ({
  ...{ id, priceCents, features },
  ...{ popular: false, productLimit: null, support: "free" },
});

const free = plan("NONE", 0);
const withDomain = plan("SOME", 500, ["customDomain"]);

const texts: Record<string, Texts> = {
  common: {
    ...project.texts("en", "common"),
    trialPeriod_one: "{{trialMonths}} month",
    trialPeriod_other: "{{trialMonths}} months",
  },
  legal: project.texts("en", "legal"),
  offer: {
    trial: {
      covers: "It covers {{trialPlans}}.",
      after: { "free-plan": "Then {{freePlan}}.", ends: "It ends." },
    },
    printedCodes: {
      question: "Codes?",
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
      "up-to": "Up to {{number}}.",
      listed: "{{languageNames}}.",
    },
    billing: {
      question: "Payment?",
      tax: { included: "With tax." },
      cancel: { "any-time": "Any time." },
    },
  },
};

/** A site in English with an offer. */
const contentWith = (offer: Offer, plans = [free, withDomain]): SiteContent => ({
  ...project,
  site: { ...project.site, brand: "Acme", offer },
  plans: { currency: "USD", rows: [], plans },
  languages: [languageIn(project, "en")],
  texts: (_, namespace) => texts[namespace] ?? {},
});

const offerWith = (offer: Offer, plans?: Plan[]) => offerIn(contentWith(offer, plans), "en");

test("settings that are not set give no text", () => {
  const offer = { trial: {}, printedCodes: {}, pageLanguages: {}, billing: {} };
  expect(offerWith(offer)).toEqual({ trial: null, questions: [] });
});

test.each<[NonNullable<Offer["trial"]>, string]>([
  [{ plans: ["SOME", "MORE"] }, "It covers SOME and MORE."],
  [{ plans: ["SOME"], after: "free-plan" }, "It covers SOME. Then NONE."],
])("the trial %j", (trial, text) => {
  expect(offerWith({ trial }).trial).toBe(text);
});

test.each<[Offer, string, string]>([
  [{ printedCodes: { after: "stop" } }, "Codes?", "They stop."],
  [{ printedCodes: { after: "keep-working-for-time", months: 18 } }, "Codes?", "For 18 months."],
  [{ codeAddress: "custom-domain" }, "Address?", "Yours on SOME."],
  [{ printFiles: ["SVG", "PDF"] }, "Files?", "SVG and PDF."],
  [{ pageLanguages: { which: "up-to", number: 5 } }, "Languages?", "Up to 5."],
  [{ pageLanguages: { which: "listed", codes: ["de", "fr"] } }, "Languages?", "German and French."],
  [{ billing: { tax: "included", cancel: "any-time" } }, "Payment?", "With tax. Any time."],
])("a question with its answer: %j", (offer, question, answer) => {
  expect(offerWith(offer).questions).toMatchObject([{ question, answer }]);
});

test("no plan is named if every plan can have an own domain", () => {
  const { questions } = offerWith({ codeAddress: "custom-domain" }, [withDomain]);
  expect(questions).toMatchObject([{ answer: "Yours." }]);
});

test("the answer about the trial continues, the other settings follow as questions", () => {
  const questions: FaqFile["questions"] = [
    { id: "first", question: "First?", answer: "Yes." },
    { id: "trial", question: "Trial?", answer: "Free." },
  ];
  const answersWith = (offer: Offer) =>
    questionsIn({ ...contentWith(offer), faq: () => ({ questions }) }, "en").map(
      ({ answer }) => answer,
    );
  const offer: Offer = { trial: { after: "ends" }, codeAddress: "ours" };
  expect(answersWith(offer)).toEqual(["Yes.", "Free. It ends.", "Acme."]);
  expect(answersWith({})).toEqual(["Yes.", "Free."]);
});
