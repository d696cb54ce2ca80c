import { type Content, contentOf, type Rule } from "../content";
import { formatProblem, sortProblems } from "../problem";

/** File contents: a string is written as it is, everything else as JSON. */
export type Files = Record<string, unknown>;

const legal = (heading: string, text: string) => ({
  title: heading,
  sections: [
    { id: "scope", heading, blocks: [{ text }, { list: [text, text] }] },
    {
      id: "images",
      heading,
      blocks: [
        { text, when: "imageHost" },
        { table: { head: [text, text], rows: [[text, text]] } },
      ],
    },
  ],
});

const questions = (text: string) => ({
  questions: [
    { id: "what", question: text, answer: `${text} {{brand}}` },
    { id: "how", question: text, answer: `${text} {{priceBIG}}` },
    { id: "why", question: text, answer: text },
  ],
});

/** A small site in English and Arabic that breaks no rule. */
const siteInOrder: Files = {
  "data/languages.json": {
    languages: [
      { code: "en", htmlLang: "en", published: true },
      { code: "ar", htmlLang: "ar", published: true },
      { code: "ru", htmlLang: "ru", published: false },
    ],
  },
  "data/plans.json": {
    plans: [
      { id: "SMALL", productLimit: 10 },
      { id: "BIG", productLimit: null },
    ],
  },
  "data/kept-texts.json": {
    names: [
      ...["GS1", "GS1 Digital Link", "QR", "FDA", "ISO 27001", "API"].map((name) => ({ name })),
      { name: "EU", languages: ["hi"] },
      { name: "V", languages: ["bn"] },
      { name: "g", languages: ["ja"] },
      { name: "Webhook", languages: ["zh-CN", "ja"] },
      { name: "Cookie", languages: ["zh-TW"] },
      { name: "cookie", languages: ["ru"] },
    ],
    sameAsEnglish: [{ text: "Blog", languages: ["es"] }, { text: "{{value}} kcal" }],
  },
  "data/sample-product.json": { bestBefore: "2999-05" },
  "data/sample-product/en.json": { name: "Rice" },
  "data/sample-product/ar.json": { name: "أرز" },
  "data/faqs/en.json": questions("Text"),
  "data/faqs/ar.json": questions("نص"),
  "data/legal/en/privacy.json": legal("Privacy", "Text"),
  "data/legal/en/terms.json": legal("Terms", "Text {{operatorName}}"),
  "data/legal/en/cookies.json": legal("Cookies", "Text"),
  "data/legal/ar/privacy.json": legal("الخصوصية", "نص"),
  "data/legal/ar/terms.json": legal("الشروط", "نص {{operatorName}}"),
  "data/legal/ar/cookies.json": legal("ملفات", "نص"),
  "locales/en/common.json": {
    nav: { home: "Home", faq: "FAQ" },
    startTrial: "Start a {{trialMonths}}-month trial",
    trialPeriod_one: "{{trialMonths}} month",
    trialPeriod_other: "{{trialMonths}} months",
  },
  "locales/en/landing.json": {
    lead: "{{brand}} for {{limit}}",
    cardText: "Card",
    cartText: "Cart",
  },
  "locales/ar/common.json": {
    nav: { home: "الرئيسية", faq: "الأسئلة" },
    startTrial: "ابدأ تجربة لمدة {{trialPeriod}}",
    trialPeriod_zero: "بلا أشهر",
    trialPeriod_one: "شهر واحد",
    trialPeriod_two: "شهران",
    trialPeriod_few: "{{trialMonths}} أشهر",
    trialPeriod_many: "{{trialMonths}} شهرًا",
    trialPeriod_other: "{{trialMonths}} شهر",
  },
  "locales/ar/landing.json": {
    lead: "{{brand}} حتى {{limit}}",
    cardText: "بطاقة",
    cartText: "عربة",
  },
  "src/page.tsx": `const built = ["common:trialPeriod"];
export function Page() {
  return t("landing:lead") + t("common:startTrial") + t(id === "nav" ? "common:nav.home" : faq);
}
const faq = 'common:nav.faq';
const text = (id: string) => t(\`landing:\${id}Text\`, { id });
`,
};

/** The files of the small site, some of them changed, added or (undefined) removed. */
export function filesWith(changes: Files): Map<string, string> {
  return new Map(
    Object.entries({ ...siteInOrder, ...changes })
      .filter(([, content]) => content !== undefined)
      .map(([file, content]) => [
        file,
        typeof content === "string" ? content : JSON.stringify(content, null, 2),
      ]),
  );
}

export function contentWith(changes: Files): Content {
  return contentOf(filesWith(changes));
}

/** One file of the small site as a value to change. */
export function copyOf<T>(file: string): T {
  return structuredClone(siteInOrder[file]) as T;
}

/** What a rule says about the small site after some changes, line by line. */
export function linesOf(rule: Rule, changes: Files = {}): string[] {
  return sortProblems(rule(contentWith(changes))).map(formatProblem);
}

const tags: Record<string, string> = { "zh-TW": "zh-Hant-TW", "zh-CN": "zh-Hans-CN", pt: "pt-BR" };

/** What a rule says about one text in some language, as "line:column  …". */
export function linesAbout(rule: Rule, code: string, text: string, english = "Text"): string[] {
  const file = `locales/${code}/landing.json`;
  const numberingSystem = code === "bn" ? "beng" : "latn";
  return linesOf(rule, {
    "data/languages.json": {
      languages: [
        { code: "en", htmlLang: "en", published: true },
        { code, htmlLang: tags[code] ?? code, numberingSystem, published: true },
      ],
    },
    "locales/en/landing.json": { lead: english },
    [file]: { lead: text },
  })
    .filter((line) => line.startsWith(file))
    .map((line) => line.slice(file.length + 1).replace("  lead  ", " "));
}
