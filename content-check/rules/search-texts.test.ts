/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { searchTexts, widthOf } from "./search-texts";

test.each([
  ["GS1 code", 8],
  ["约 10 分钟", 10],
  ["コード、", 8],
  ["हिन्दी", 2],
  ["رمز", 3],
])("%s is %d letters wide", (text, width) => {
  expect(widthOf(text)).toBe(width);
});

/** What the placeholders are made from; the brand is counted as twelve letters, whatever it is. */
const sources = {
  "data/site.json": {
    ...{ brand: "B", trialMonths: 6, setupMinutes: 10, rulesReviewed: "2026-11-20" },
    ...{ location: {}, operator: {}, newsletter: {} },
  },
  "data/plans.json": { currency: "USD", plans: [] },
  "data/languages.json": {
    languages: [{ code: "en", htmlLang: "en", numberingSystem: "latn", published: true }],
  },
  "locales/en/common.json": {
    trialPeriod_other: "{{trialMonths}} months",
    setupTime_other: "",
    offeredPlans_other: "",
    standingLine: "",
  },
  "locales/en/legal.json": { operator: {} },
};
const title = (text: string) => ({
  ...sources,
  "locales/en/landing.json": { meta: { title: text, description: "D" } },
});

test("a title and a description that fit are in order, with their placeholders filled", () => {
  expect(linesOf(searchTexts, title(`{{trialPeriod}} ${"x".repeat(51)}`))).toEqual([]);
});

test("a title that would be cut is named with what is too much", () => {
  expect(linesOf(searchTexts, title(`{{trialPeriod}} ${"x".repeat(54)}`))).toEqual([
    "locales/en/landing.json:3:14  meta.title  is 63 letters wide, of which search results show 60; write 3 less",
  ]);
});

test.each([48, 49])("with %d letters beside it, a brand of twelve has room or not", (letters) => {
  const files = title(`{{brand}}${"x".repeat(letters)}`);
  expect(linesOf(searchTexts, files)).toHaveLength(letters - 48);
});

test("a description, and a legal title with the brand behind it", () => {
  const lines = linesOf(searchTexts, {
    ...sources,
    "locales/en/landing.json": { meta: { title: "T", description: "x".repeat(156) } },
    "data/legal/en/terms.json": { title: "x".repeat(46), description: "D" },
  });
  expect(lines).toEqual([
    expect.stringContaining("data/legal/en/terms.json:2:12  title  is 61 letters wide"),
    expect.stringContaining("meta.description  is 156 letters wide"),
  ]);
});

test("without the files that placeholders come from there is nothing to measure", () => {
  expect(linesOf(searchTexts)).toEqual([]);
});
