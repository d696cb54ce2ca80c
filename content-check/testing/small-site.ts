import { type Content, contentOf, type Rule } from "../content";
import { formatProblem, sortProblems } from "../problem";

/** File contents: a string is written as it is, everything else as JSON; undefined is no file. */
export type Files = Record<string, unknown>;

/** A legal text with the sections that other pages link to. */
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

/** A guide with one answer. */
const guide = (text: string) => ({
  title: text,
  sections: [{ id: "duty", heading: text, blocks: [{ text }] }],
});

const documents = ["privacy", "terms", "cookies"];

const english = { code: "en", htmlLang: "en", published: true };
const arabic = { code: "ar", htmlLang: "ar", published: true };
const russian = { code: "ru", htmlLang: "ru", published: false };
export const languagesWith = (...languages: object[]) => ({ "data/languages.json": { languages } });
export const knownLanguages = { english, arabic, russian };

/** Files that have to be there, and of which the tests need nothing. */
const empty = Object.fromEntries(
  ["legal", "not-found", "preview", "product", "sample", "product-demo"]
    .flatMap((name) => ["en", "ar"].map((code) => `locales/${code}/${name}.json`))
    .concat(["site", "features", "images"].map((name) => `data/${name}.json`))
    .map((file) => [file, {}]),
);

/** A small site in English and Arabic that breaks no rule. */
const siteInOrder: Files = {
  ...empty,
  ...languagesWith(english, arabic, russian),
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
  "data/guide.json": { sources: [{ language: "en", sections: ["duty"] }] },
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

/** The files of the small site, some of them changed, added or removed. */
export const filesWith = (changes: Files) => textsOf({ ...siteInOrder, ...changes });

function textsOf(files: Files): [file: string, text: string][] {
  return Object.entries(files)
    .filter(([, content]) => content !== undefined)
    .map(([file, content]) => [
      file,
      typeof content === "string" ? content : JSON.stringify(content, null, 2),
    ]);
}

/** A file of the small site with other texts at its top; undefined takes a text away. */
export const fileWith = (file: string, texts: object): Files => ({
  [file]: { ...(siteInOrder[file] as object), ...texts },
});

/** The small site with one text in a language and in English. */
export const textIn = (code: string, text: string, english = "Text"): Files => ({
  ...languagesWith(knownLanguages.english, {
    ...{ code, htmlLang: { "zh-TW": "zh-Hant-TW", "zh-CN": "zh-Hans-CN" }[code] ?? code },
    published: true,
  }),
  "locales/en/landing.json": { lead: english },
  "locales/ar/landing.json": undefined,
  [`locales/${code}/landing.json`]: { lead: text },
});

/** What a test changes in the small site, and then a part of each line that the rule says. */
export type Case = [changes: Files, ...lines: string[]];

/** What a rule says of some files, line by line. */
export function formatted(rule: Rule, files: Files, more: Partial<Content>): string[] {
  const problems = rule({ ...contentOf(textsOf(files)), ...more });
  return sortProblems(problems).map(formatProblem);
}

/** Tests a rule by a table of cases, the first of which is the small site itself. */
export function testRule(rule: Rule, cases: Record<string, Case>, more: Partial<Content> = {}) {
  const table = Object.entries({ "a site in order": [{}] as Case, ...cases });
  test.each(table)("%s", (_, [changes, ...lines]) => {
    const said = formatted(rule, { ...siteInOrder, ...changes }, more);
    expect(said).toEqual(lines.map((line) => expect.stringContaining(line)));
  });
}
