import { schemaFiles } from "../../src/content/schema-files";
import { type Content, contentOf, type Rule } from "../content";
import { formatProblem, sortProblems } from "../problem";

/** File contents. A string is the text of a file, another value its JSON, and undefined is no file. */
export type Files = Record<string, unknown>;

/** A legal text with the sections to which other pages link. */
export const legal = (heading: string, text: string) => ({
  title: heading,
  sections: [
    { id: "data", heading, blocks: [{ text }, { list: [text, text] }] },
    {
      id: "regulatory-information",
      heading: `${heading} 2`,
      blocks: [{ table: { head: [text, text], rows: [[text, text]] } }],
    },
  ],
});

export const questions = (text: string) => ({
  questions: ["what", "how", "why"].map((id, index) => ({
    ...{ id, question: `${text} ${index + 1}`, answer: text },
  })),
});

/** A guide with the answer to which another page links. */
const guide = (text: string) => ({
  title: text,
  sections: [{ id: "label", heading: text, blocks: [{ text }] }],
});

const documents = ["privacy", "terms", "cookies"];

export const knownLanguages = {
  english: { code: "en", htmlLang: "en", published: true },
  arabic: { code: "ar", htmlLang: "ar", published: true },
  russian: { code: "ru", htmlLang: "ru", published: false },
};
export const languagesWith = (...languages: object[]) => ({ "data/languages.json": { languages } });

/** All files that must exist, without content. */
const empty = Object.fromEntries(
  Object.values(schemaFiles)
    .flatMap((pattern) => ["en", "ar"].map((code) => pattern.replace("*", code)))
    .flatMap((pattern) => documents.map((name) => [pattern.replace("*", name), {}])),
);

/** A small site in English and Arabic without mistakes. */
const validSite: Files = {
  ...empty,
  ...languagesWith(...Object.values(knownLanguages)),
  "data/navigation.json": { legal: documents.map((id) => ({ id, path: `/${id}` })) },
  "data/plans.json": {
    plans: [
      { id: "SMALL", productLimit: 10 },
      { id: "BIG", productLimit: null, features: ["reporting"] },
    ],
  },
  "data/kept-texts.json": {
    names: [
      ...["GS1", "GS1 Digital Link", "QR", "ISO 27001"].map((name) => ({ name })),
      { name: "Webhook", languages: ["ar"] },
    ],
    sameAsEnglish: [{ text: "Blog", languages: ["ru"] }, { text: "{{value}} kcal" }],
  },
  "data/sample-product.json": { bestBefore: "2999-05" },
  "data/sample-product/en.json": { name: "Rice" },
  "data/sample-product/ar.json": { name: "أرز" },
  "data/guide.json": { sources: [{ language: "en", sections: ["label"] }] },
  "data/guide/en.json": guide("Text"),
  "data/guide/ar.json": guide("نص"),
  "data/faqs/en.json": questions("Text"),
  "data/faqs/ar.json": questions("نص"),
  ...Object.fromEntries(
    documents.flatMap((name) => [
      [`data/legal/en/${name}.json`, legal("Terms", "Text {{operatorName}}")],
      [`data/legal/ar/${name}.json`, legal("الشروط", "نص {{operatorName}}")],
    ]),
  ),
  "locales/en/common.json": {
    startTrial: "Start a {{trialMonths}}-month trial",
    trialPeriod_one: "{{trialMonths}} month",
    trialPeriod_other: "{{trialMonths}} months",
  },
  "locales/ar/common.json": {
    startTrial: "ابدأ تجربة لمدة {{trialPeriod}}",
    trialPeriod_zero: "بلا أشهر",
    trialPeriod_one: "شهر واحد",
    trialPeriod_two: "شهران",
    trialPeriod_few: "{{trialMonths}} أشهر",
    trialPeriod_many: "{{trialMonths}} شهرًا",
    trialPeriod_other: "{{trialMonths}} شهر",
  },
  "locales/en/landing.json": { lead: "{{brand}} for {{limit}}", card: "Card" },
  "locales/ar/landing.json": { lead: "{{brand}} حتى {{limit}}", card: "بطاقة" },
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
export const textIn = (code: string, text: string, english = "Text"): Files => {
  const htmlLang = { "zh-TW": "zh-Hant-TW", "zh-CN": "zh-Hans-CN" }[code] ?? code;
  return {
    ...languagesWith(knownLanguages.english, { code, htmlLang, published: true }),
    "locales/en/landing.json": { lead: english },
    "locales/ar/landing.json": undefined,
    [`locales/${code}/landing.json`]: { lead: text },
  };
};

/** The changes of a test case to the small site, and a part of each message that they cause. */
export type Case = [changes: Files, ...messages: string[]];

/** Returns the messages of a rule for the small site with changes. */
export function messagesOf(rule: Rule, changes: Files, more: Partial<Content> = {}): string[] {
  const content = { ...contentOf(filesWith(changes)), ...more };
  return sortProblems(rule(content)).map(formatProblem);
}

/** Tests a rule with a table of cases. The first case is the small site without changes. */
export function testRule(rule: Rule, cases: Record<string, Case>, more?: Partial<Content>) {
  const table = Object.entries({ "accepts a valid site": [{}] as Case, ...cases });
  test.each(table)("%s", (_, [changes, ...messages]) => {
    const expected = messages.map((message) => expect.stringContaining(message));
    expect(messagesOf(rule, changes, more)).toEqual(expected);
  });
}
