/** @jest-environment node */
import type { FaqFile, Offer, Plan } from "../../src/content/types";
import { projectContent } from "../../src/testing/content";
import { offerIn, questionsIn } from "./offer";
import { languageIn, type SiteContent } from "./site-content";

const project = projectContent();

const plan = (id: string, priceCents: number, features: string[] = []): Plan => ({
  ...{ id, priceCents, features },
  ...{ popular: false, productLimit: null, support: "free" },
});

const free = plan("NONE", 0);
const withDomain = plan("SOME", 500, ["customDomain"]);

const offerTexts = {
  trial: {
    covers: "It covers {{trialPlans}}.",
    after: { "free-plan": "Then {{freePlan}}.", ends: "It ends." },
  },
  printedCodes: { "keep-working-for-time": "For {{codesPeriod}}.", stop: "They stop." },
  codeAddress: {
    question: "Address?",
    ours: "{{brand}}.",
    "custom-domain": "Yours on {{domainPlans}}.",
    "every-plan": "Yours.",
  },
  printFiles: { answer: "{{fileKinds}}." },
  pageLanguages: { "up-to": "Up to {{number}}.", listed: "{{languageNames}}." },
  billing: { tax: { included: "With tax." }, cancel: { "any-time": "Any time." } },
};

/** A site in English with an offer. */
const contentWith = (offer: Offer, plans = [free, withDomain]): SiteContent => ({
  ...project,
  site: { ...project.site, brand: "Acme", offer },
  plans: { currency: "USD", rows: [], plans },
  languages: [languageIn(project, "en")],
  texts: (_, namespace) =>
    namespace === "offer"
      ? offerTexts
      : { ...project.texts("en", namespace), trialPeriod_other: "{{trialMonths}} months" },
});

const offerWith = (offer: Offer, plans?: Plan[]) => offerIn(contentWith(offer, plans), "en");

test("settings that are not set give no text", () => {
  const offer = { trial: {}, printedCodes: {}, pageLanguages: {}, billing: {} };
  expect(offerWith(offer)).toEqual({ trial: null, questions: [] });
});

test.each<[Offer, string]>([
  [{ printedCodes: { after: "stop" } }, "They stop."],
  [{ printedCodes: { after: "keep-working-for-time", months: 18 } }, "For 18 months."],
  [{ codeAddress: "custom-domain" }, "Yours on SOME."],
  [{ printFiles: ["SVG", "PDF"] }, "SVG and PDF."],
  [{ pageLanguages: { which: "up-to", number: 5 } }, "Up to 5."],
  [{ pageLanguages: { which: "listed", codes: ["de", "fr"] } }, "German and French."],
  [{ billing: { tax: "included", cancel: "any-time" } }, "With tax. Any time."],
])("%j answers a question: %s", (offer, answer) => {
  expect(offerWith(offer).questions).toMatchObject([{ answer }]);
});

test("no plan is named if every plan can have an own domain", () => {
  const { questions } = offerWith({ codeAddress: "custom-domain" }, [withDomain]);
  expect(questions).toMatchObject([{ answer: "Yours." }]);
});

test.each<[Offer, string | null, string[]]>([
  [{}, null, ["Yes.", "Free."]],
  [
    { trial: { plans: ["SOME", "MORE"], after: "free-plan" }, codeAddress: "ours" },
    "It covers SOME and MORE. Then NONE.",
    ["Yes.", "Free. It covers SOME and MORE. Then NONE.", "Acme."],
  ],
])("%j: the answer about the trial continues, other settings follow", (offer, trial, answers) => {
  const questions: FaqFile["questions"] = [
    { id: "first", question: "First?", answer: "Yes." },
    { id: "trial", question: "Trial?", answer: "Free." },
  ];
  const asked = questionsIn({ ...contentWith(offer), faq: () => ({ questions }) }, "en");
  expect(asked.map(({ answer }) => answer)).toEqual(answers);
  expect(asked[2]?.question).toBe(answers[2] && "Address?");
  expect(offerWith(offer).trial).toBe(trial);
});
