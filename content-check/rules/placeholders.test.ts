/** @jest-environment node */
import { fileWith, questions, testRule } from "../testing/small-site";
import { placeholders } from "./placeholders";

const [english, arabic] = ["locales/en/landing.json", "locales/ar/landing.json"];
const [common, arabicCommon] = ["locales/en/common.json", "locales/ar/common.json"];
const lost = "a text without {{trialMonths}}, which English has";
const stray = "card  is a text with a stray brace; write {{name}} for each placeholder";
const plansNamed = { plansNamed_other: "{{planNames}}" };

testRule(placeholders, {
  "an unknown one, with the nearest known one": [
    fileWith(english, { card: "{{brnd}} {{ setuptime }}" }),
    `${english}:3:11  card  is a text with {{brnd}}, unknown here; write {{brand}}`,
    `${english}:3:11  card  is a text with {{setuptime}}, unknown here; write {{setupTime}}`,
  ],
  "one that nothing resembles": [
    fileWith(english, { card: "{{whatever}}" }),
    "{{whatever}}, unknown here; write one of brand, siteUrl,",
  ],
  "a single brace": [fileWith(english, { card: "{brand}" }), stray],
  "a brace too many": [fileWith(english, { card: "{{brand}}}" }), "card", stray],
  "a plan that is none, and a limit that a plan has not": [
    fileWith(common, { startTrial: "{{priceHUGE}} {{productsBIG}} {{trialMonths}}" }),
    "{{priceHUGE}}, unknown here",
    "{{productsBIG}}, unknown here",
  ],
  "facts of the plans": [
    {
      ...fileWith(english, { card: "{{priceBIG}} {{productsSMALL}} {{plansWithReporting}}" }),
      ...fileWith(arabic, { card: "{{priceBIG}} {{productsSMALL}} {{plansWithReporting}}" }),
    },
  ],
  "plans that nobody knows, because their file is broken": [
    { "data/plans.json": "{", ...fileWith(common, { startTrial: "{{trialMonths}}{{priceANY}}" }) },
    "locales/ar/common.json:2:17  startTrial  is a text without {{priceANY}}",
  ],
  "the names of plans, where they are": [
    fileWith(common, { ...plansNamed, offeredPlans_other: "{{planNames}}" }),
    "offeredPlans_other  is a text with {{planNames}}, unknown here",
  ],
  "what only the browser fills, in data/": [
    { "data/faqs/en.json": questions("{{year}}"), "data/faqs/ar.json": undefined },
    ...Array.from({ length: 6 }, () => "is a text with {{year}}, unknown here"),
  ],
  "one that is made from this text": [
    fileWith(common, { trialPeriod_other: "{{trialMonths}} {{trialPeriod}}" }),
    "trialPeriod_other  is a text with {{trialPeriod}}, unknown here",
  ],
  "any, on the page of a fault that leaves nothing else": [
    { [common]: { error: { text: "{{brand}}" } }, [arabicCommon]: {} },
    "error.text  is a text with {{brand}}, unknown here; write one of",
  ],
  "a translation that loses one, and one that adds one": [
    fileWith(arabic, { lead: "{{brand}}", card: "{{brand}}" }),
    `${arabic}:2:11  lead  is a text without {{limit}}, which English has; write {{limit}} where the sentence needs it`,
    `${arabic}:3:11  card  is a text with {{brand}}, which English does not have; write it without {{brand}}`,
  ],
  "another order, and one twice": [fileWith(arabic, { lead: "{{limit}} {{brand}} {{limit}}" })],
  "a number for its period, which is the same fact": [
    fileWith(arabicCommon, { startTrial: "{{trialMonths}}" }),
  ],
  "another fact": [
    fileWith(arabicCommon, { startTrial: "{{setupTime}}" }),
    "is a text with {{setupTime}}, which English does not have",
    `startTrial  is ${lost}`,
  ],
  "a form for several numbers that says none": [
    fileWith(arabicCommon, { trialPeriod_few: "أشهر" }),
    `trialPeriod_few  is ${lost}`,
  ],
  "the Russian _one, which is also for 21": [
    { "locales/ru/common.json": { trialPeriod_one: "месяц" } },
    `trialPeriod_one  is ${lost}`,
  ],
  "entries in another order, which have their ids": [
    { "data/faqs/ar.json": { questions: [...questions("نص").questions].reverse() } },
  ],
});
