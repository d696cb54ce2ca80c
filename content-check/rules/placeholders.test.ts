/** @jest-environment node */
import { copyOf, type Files, linesOf } from "../testing/fixture";
import { placeholders } from "./placeholders";

const english = "locales/en/landing.json";
const arabic = "locales/ar/landing.json";

function withText(file: string, texts: Files): string[] {
  return linesOf(placeholders, { [file]: { ...copyOf<Files>(file), ...texts } });
}

test("known placeholders, the same in both languages, are in order", () => {
  expect(linesOf(placeholders)).toEqual([]);
});

test("an unknown placeholder, with the nearest known one", () => {
  expect(withText(arabic, { cardText: "{{brnd}} {{ setuptime }}" })).toEqual([
    `${arabic}:3:15  cardText  is a text with {{brnd}}, unknown here; write {{brand}}`,
    `${arabic}:3:15  cardText  is a text with {{setuptime}}, unknown here; write {{setupTime}}`,
  ]);
  expect(withText(english, { cardText: "{{brnd}}" })).toContainEqual(
    `${english}:3:15  cardText  is a text with {{brnd}}, unknown here; write {{brand}}`,
  );
});

test("one that nothing resembles", () => {
  expect(withText(english, { cardText: "{{whatever}}" })).toContainEqual(
    expect.stringContaining("{{whatever}}, unknown here; write one of brand, siteUrl,"),
  );
});

test.each(["{brand}", "{{brand}", "{{{brand}}}", "brand}}"])("a stray brace: %s", (text) => {
  expect(withText(english, { cardText: text })).toContainEqual(
    `${english}:3:15  cardText  is a text with a stray brace; write {{name}} for each placeholder`,
  );
});

test("the price of a plan that does not exist, and a limit that a plan does not have", () => {
  const texts = { cardText: "{{priceHUGE}}", cartText: "{{productsBIG}}" };
  expect(withText(english, texts)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("{{priceHUGE}}, unknown here"),
      expect.stringContaining("{{productsBIG}}, unknown here"),
    ]),
  );
});

test("the plans that hold a feature, which one has to hold", () => {
  const texts = { cardText: "{{plansWithReporting}}" };
  const files = {
    "data/plans.json": { plans: [{ id: "BIG", features: ["reporting"] }] },
    [english]: { ...copyOf<Files>(english), ...texts },
    [arabic]: { ...copyOf<Files>(arabic), ...texts },
  };
  expect(linesOf(placeholders, files)).toEqual([]);
  expect(withText(english, texts)).toContainEqual(
    expect.stringContaining("{{plansWithReporting}}, unknown here"),
  );
});

test("what names plans holds their names, and nothing else does", () => {
  const text = (key: string, value: string) => withText("locales/en/common.json", { [key]: value });
  expect(text("plansNamed_other", "{{planNames}}")).toEqual([]);
  expect(text("plansNamed_other", "{{brand}}")).toEqual([
    expect.stringContaining("{{brand}}, unknown here"),
  ]);
  expect(text("offeredPlans_other", "{{planNames}}")).toEqual([
    expect.stringContaining("{{planNames}}, unknown here"),
  ]);
});

test("while plans.json is broken, nobody knows the plans", () => {
  const files = { "data/plans.json": "{" };
  expect(linesOf(placeholders, files)).toEqual([]);
});

test("what the browser fills is unknown in data/", () => {
  const faq = copyOf<{ questions: { question: string }[] }>("data/faqs/en.json");
  Object.assign(faq.questions[0] ?? {}, { question: "{{year}}" });
  expect(linesOf(placeholders, { "data/faqs/en.json": faq })).toContainEqual(
    expect.stringContaining(
      "data/faqs/en.json:5:19  questions[0].question  is a text with {{year}}, unknown here",
    ),
  );
});

test("a text from which a placeholder is made cannot hold one that is", () => {
  expect(withText("locales/en/common.json", { trialPeriod_one: "{{trialPeriod}}" })).toContainEqual(
    expect.stringContaining("trialPeriod_one  is a text with {{trialPeriod}}, unknown here"),
  );
});

test("a translation that loses a placeholder, and one that adds one", () => {
  expect(withText(arabic, { lead: "{{brand}}", cardText: "{{brand}}" })).toEqual([
    `${arabic}:2:11  lead  is a text without {{limit}}, which English has; write {{limit}} where the sentence needs it`,
    `${arabic}:3:15  cardText  is a text with {{brand}}, which English does not have; write it without {{brand}}`,
  ]);
});

test("order and repetition are free", () => {
  expect(withText(arabic, { lead: "{{limit}} {{brand}} {{limit}}" })).toEqual([]);
});

test("a number and its period are the same fact", () => {
  expect(withText("locales/ar/common.json", { startTrial: "{{trialMonths}}" })).toEqual([]);
  expect(withText("locales/ar/common.json", { startTrial: "{{setupTime}}" })).toHaveLength(2);
});

test("a form for a single number may say it in words, others may not", () => {
  expect(withText("locales/ar/common.json", { trialPeriod_few: "أشهر" })).toEqual([
    expect.stringContaining(
      "trialPeriod_few  is a text without {{trialMonths}}, which English has",
    ),
  ]);
  expect(withText("locales/en/common.json", { trialPeriod_one: "a month" })).toEqual([]);
  const russian = { trialPeriod_one: "месяц", trialPeriod_other: "{{trialMonths}} месяца" };
  expect(linesOf(placeholders, { "locales/ru/common.json": russian })).toEqual([
    expect.stringContaining("trialPeriod_one  is a text without {{trialMonths}}"),
  ]);
});

test("entries are compared by their id, not by their place", () => {
  const faq = copyOf<{ questions: unknown[] }>("data/faqs/ar.json");
  faq.questions.reverse();
  expect(linesOf(placeholders, { "data/faqs/ar.json": faq })).toEqual([]);
});

test("a legal text that loses a placeholder", () => {
  const terms = copyOf<{ sections: { blocks: unknown[] }[] }>("data/legal/ar/terms.json");
  terms.sections[0]?.blocks.splice(0, 1, { text: "نص" });
  expect(linesOf(placeholders, { "data/legal/ar/terms.json": terms })).toEqual([
    expect.stringContaining("sections[0].blocks[0].text  is a text without {{operatorName}}"),
  ]);
});
