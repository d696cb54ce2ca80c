import { schemaFiles } from "../../src/content/schema-files";
import { contentOf, type Rule } from "../content";
import { messagesOf } from "../problem";

/** File contents. A string is the text of a file, an object its JSON, and undefined is no file. */
export type Files = Record<string, string | object | undefined>;

export const legal = (text: string) => ({
  title: text,
  sections: [
    { id: "data", heading: text, blocks: [{ text }, { list: [text, text] }] },
    { id: "rows", heading: `${text} 2`, blocks: [{ table: { head: [text], rows: [[text]] } }] },
  ],
});

export const questions = (text: string) => ({
  questions: ["what", "how", "why"].map((id, index) => ({
    id,
    question: `${text} ${index + 1}`,
    answer: text,
  })),
});

const documents = ["privacy", "terms"];

/** All files that must exist, without content. */
const empty = Object.values(schemaFiles)
  .flatMap((pattern) => ["en", "ar"].map((code) => pattern.replace("*", code)))
  .flatMap((pattern) => documents.map((name) => [pattern.replace("*", name), {}]));

/** A small site in English and Arabic without mistakes. */
const validSite: Files = {
  ...Object.fromEntries(empty),
  "data/languages.json": { languages: ["en", "ar"].map((code) => ({ code, published: true })) },
  "data/navigation.json": { legal: documents.map((id) => ({ id })) },
  "data/plans.json": {
    plans: [
      { id: "SMALL", productLimit: 10 },
      { id: "BIG", productLimit: null, features: ["reporting"] },
    ],
    rows: ["reporting"],
  },
  "data/sample-product.json": { bestBefore: "2999-05" },
  "data/guide.json": { sources: [{ language: "en", sections: ["label"] }] },
  "data/guide/en.json": { sections: [{ id: "label", heading: "Text" }] },
  "data/guide/ar.json": { sections: [{ id: "label", heading: "نص" }] },
  "data/faqs/en.json": questions("Text"),
  "data/faqs/ar.json": questions("نص"),
  "data/legal/en/privacy.json": legal("Privacy"),
  "data/legal/ar/privacy.json": legal("الخصوصية"),
  "data/legal/en/terms.json": legal("Terms"),
  "data/legal/ar/terms.json": legal("الشروط"),
  "locales/en/common.json": {
    startTrial: "Start a {{trialMonths}}-month trial",
    trialPeriod_one: "{{trialMonths}} month",
    trialPeriod_other: "{{trialMonths}} months",
  },
  "locales/ar/common.json": {
    startTrial: "ابدأ تجربة لمدة {{trialPeriod}}",
    trialPeriod_zero: "{{trialMonths}} شهر",
    trialPeriod_one: "شهر واحد",
    trialPeriod_two: "شهران",
    trialPeriod_few: "{{trialMonths}} أشهر",
    trialPeriod_many: "{{trialMonths}} شهرا",
    trialPeriod_other: "{{trialMonths}} شهر",
  },
  "locales/en/landing.json": { lead: "{{brand}} for {{limit}}", pricing: { reporting: "Reports" } },
  "locales/ar/landing.json": { lead: "{{brand}} حتى {{limit}}", pricing: { reporting: "تقارير" } },
};

/** Returns the files of the small site with some of them removed, replaced by a text, or with changed keys. */
export const filesWith = (changes: Files) =>
  Object.entries({ ...validSite, ...changes }).flatMap(([file, content]): [string, string][] => {
    if (content === undefined) return [];
    if (typeof content === "string") return [[file, content]];
    return [[file, JSON.stringify({ ...Object(validSite[file]), ...content }, null, 2)]];
  });

/** Returns the changes by which the small site has one text in a language, and another one in English. */
export const textIn = (code: string, text: string, english = "Text"): Files => ({
  "locales/en/landing.json": { lead: english },
  "locales/ar/landing.json": { lead: undefined },
  [`locales/${code}/landing.json`]: { lead: text },
});

/** The changes of a test case to the small site, and a part of each message that they cause. */
export type Case = [changes: Files, ...messages: string[]];

/** Tests a rule with a table of cases, and with the small site without changes. */
export const testRule = (rule: Rule, cases: Record<string, Case>) =>
  describe(rule.name, () => {
    const table = Object.entries<Case>({ "accepts a valid site": [{}], ...cases });
    test.each(table)("%s", (_, [changes, ...messages]) => {
      const content = contentOf(filesWith(changes), ["box.png"]);
      const expected = messages.map((message) => expect.stringContaining(message));
      expect(messagesOf(rule(content))).toEqual(expected);
    });
  });
