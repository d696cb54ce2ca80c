import { schemaFiles } from "../../src/content/schema-files";
import { contentOf, type Rule } from "../content";
import { formatProblem, sortProblems } from "../problem";

/** File contents. A string is the text of a file, another value its JSON, and undefined is no file. */
export type Files = Record<string, unknown>;

/** Returns a list of languages that are published. */
export const languages = (...codes: string[]): Files => ({
  "data/languages.json": { languages: codes.map((code) => ({ code, published: true })) },
});

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

const guide = (text: string) => ({ title: text, sections: [{ id: "label", heading: text }] });

const documents = ["privacy", "terms"];

/** All files that must exist, without content. */
const empty = Object.values(schemaFiles)
  .flatMap((pattern) => ["en", "ar"].map((code) => pattern.replace("*", code)))
  .flatMap((pattern) => documents.map((name) => [pattern.replace("*", name), {}]));

/** A small site in English and Arabic without mistakes. */
const validSite: Files = {
  ...Object.fromEntries(empty),
  ...languages("en", "ar"),
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
  "data/guide/en.json": guide("Text"),
  "data/guide/ar.json": guide("نص"),
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

/** Returns the files of the small site with some of them changed, added or removed. */
export const filesWith = (changes: Files) =>
  Object.entries({ ...validSite, ...changes })
    .filter(([, content]) => content !== undefined)
    .map(([file, content]): [file: string, text: string] => [
      file,
      typeof content === "string" ? content : JSON.stringify(content, null, 2),
    ]);

/** Returns a file of the small site with changed texts. The value undefined removes a text. */
export const fileWith = (file: string, texts: object): Files => ({
  [file]: { ...(validSite[file] as object), ...texts },
});

/** Returns the small site with one text in a language, and in English. */
export const textIn = (code: string, text: string, english = "Text"): Files => ({
  ...languages("en", code),
  "locales/en/landing.json": { lead: english },
  "locales/ar/landing.json": undefined,
  [`locales/${code}/landing.json`]: { lead: text },
});

/** The changes of a test case to the small site, and a part of each message that they cause. */
export type Case = [changes: Files, ...messages: string[]];

/** Tests a rule with a table of cases, and with the small site without changes. */
export function testRule(rule: Rule, cases: Record<string, Case>) {
  const table = Object.entries<Case>({ "accepts a valid site": [{}], ...cases });
  test.each(table)("%s", (_, [changes, ...messages]) => {
    const content = contentOf(filesWith(changes), ["box.png"]);
    const expected = messages.map((message) => expect.stringContaining(message));
    expect(sortProblems(rule(content)).map(formatProblem)).toEqual(expected);
  });
}
