/** @jest-environment node */
import { fileWith, testRule } from "../testing/small-site";
import { sameWords } from "./same-words";

const landing = "locales/ar/landing.json";
const common = "locales/ar/common.json";
const apart = "; write other words, so that readers can tell the two apart";

const questionsOf = (...texts: string[]) => ({
  questions: texts.map((question, index) => ({ id: `${index}`, question, answer: "Text" })),
});

testRule(sameWords, {
  "accepts the same answer to different questions": [
    { "data/faqs/en.json": questionsOf("What?", "How?", "Why?") },
  ],
  "reports the second of two questions": [
    { "data/faqs/ar.json": questionsOf("ما؟", "كيف؟", "ما؟") },
    `data/faqs/ar.json:15:19  questions[2].question  is "ما؟", the same words as questions[0].question${apart}`,
  ],
  "reports texts that differ only in spaces and capitals": [
    { "data/faqs/en.json": questionsOf("What  is it?", "what is\u00a0it?") },
    'questions[1].question  is "what is\u00a0it?", the same words as questions[0].question',
  ],
  "reports the second and the third of three": [
    { "data/faqs/en.json": questionsOf("What?", "What?", "What?") },
    "questions[1].question  is",
    'questions[2].question  is "What?", the same words as questions[0].question',
  ],
  "reports sections of the same legal text only": [
    {
      "data/legal/en/terms.json": { sections: [{ heading: "Scope" }, { heading: "Scope" }] },
      "data/legal/en/privacy.json": { sections: [{ heading: "Scope" }] },
    },
    'data/legal/en/terms.json:7:18  sections[1].heading  is "Scope", the same words as sections[0]',
  ],
  "reports links of the navigation, legal documents and resources": [
    {
      "data/navigation.json": {
        main: [{ id: "home" }, { id: "faq" }],
        legal: [{ id: "privacy" }, { id: "terms" }],
      },
      "data/site.json": { resources: [{ id: "blog" }, { id: "support" }] },
      ...fileWith(common, {
        nav: { home: "بيت", faq: "بيت" },
        footer: { privacy: "شروط", terms: "شروط", blog: "بيت", support: "بيت" },
      }),
    },
    `${common}:11:12  nav.faq  is "بيت", the same words as nav.home`,
    'footer.terms  is "شروط", the same words as footer.privacy',
    'footer.support  is "بيت", the same words as footer.blog',
  ],
  "accepts texts that no list contains": [
    { ...fileWith(common, { nav: { home: "بيت", faq: "بيت" } }), "data/navigation.json": "{" },
  ],
  "reports headings of lists of links": [
    fileWith(common, { footer: { quickLinks: "روابط" }, language: { heading: "روابط" } }),
    'language.heading  is "روابط", the same words as footer.quickLinks',
  ],
  "reports features, questions of shoppers and rows of plans": [
    {
      "data/features.json": {
        features: [{ id: "products" }, { id: "rules" }],
        questions: ["batch", "offer"],
      },
      "data/plans.json": { rows: ["products", "reporting"] },
      ...fileWith(landing, {
        features: { products: "نص", rules: "نص" },
        questions: { batch: "نص", offer: "نص" },
        pricing: { products: "نص", reporting: "نص" },
      }),
    },
    'features.rules  is "نص", the same words as features.products',
    'questions.offer  is "نص", the same words as questions.batch',
    'pricing.reporting  is "نص", the same words as pricing.products',
  ],
  "reports social networks": [
    { "data/site.json": { social: [{ name: "X" }, { name: "X" }] } },
    'social[1].name  is "X", the same words as social[0].name',
  ],
  "reports fields and drawings of the product demo": [
    {
      "locales/en/product-demo.json": {
        labels: { batch: "Batch", serial: "Batch" },
        drawings: { soup: "Bowl", cream: "Bowl" },
      },
    },
    'labels.serial  is "Batch", the same words as labels.batch',
    'drawings.cream  is "Bowl", the same words as drawings.soup',
  ],
});
