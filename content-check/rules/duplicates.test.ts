/** @jest-environment node */
import { fileWith, testRule } from "../testing/small-site";
import { duplicateIds, duplicateKeys, duplicateTexts } from "./duplicates";

describe("duplicateKeys", () => {
  testRule(duplicateKeys, {
    "accepts the same key in different objects": [
      { "data/site.json": { a: { b: 1 }, b: { a: 1 } } },
    ],
    "reports a key that its object has already": [
      { "data/site.json": '{\n  "a": 1,\n  "list": [{ "b": 1, "b": 2 }],\n  "a": 2\n}' },
      "data/site.json:3:22  list[0].b  is a key that this group already has; write it once",
      "data/site.json:4:3  a  is a key that this group already has; write it once",
    ],
  });
});

describe("duplicateIds", () => {
  testRule(duplicateIds, {
    "reports a second plan, page and language with the same identifier": [
      {
        "data/plans.json": { plans: [{ id: "SMALL" }, { id: "BIG" }, { id: "SMALL" }] },
        "data/navigation.json": { legal: [{ path: "/terms" }, { path: "/terms" }] },
        "data/languages.json": { languages: [{ endonym: "中文" }, { endonym: "中文" }] },
      },
      'data/languages.json:7:18  languages[1].endonym  is "中文", as in entry 1 of the list',
      'data/navigation.json:7:15  legal[1].path  is "/terms", as in entry 1 of the list',
      'data/plans.json:10:13  plans[2].id  is "SMALL", as in entry 1 of the list; write another one, or remove the entry',
    ],
    "reports a duplicate question in English only": [
      {
        "data/faqs/en.json": { questions: [{ id: "how" }, { id: "how" }] },
        "data/faqs/ar.json": { questions: [{ id: "how" }, { id: "how" }] },
      },
      'data/faqs/en.json:7:13  questions[1].id  is "how", as in entry 1 of the list',
    ],
  });
});

describe("duplicateTexts", () => {
  const asked = (...texts: string[]) => ({
    questions: texts.map((question) => ({ question, answer: "Text" })),
  });
  testRule(duplicateTexts, {
    "reports the second and the third of three questions": [
      { "data/faqs/ar.json": asked("ما؟", "ما؟", "كيف؟", "ما؟") },
      'data/faqs/ar.json:8:19  questions[1].question  is "ما؟", the same words as questions[0].question; write other words, so that visitors can distinguish the two',
      'questions[3].question  is "ما؟", the same words as questions[0].question',
    ],
    "reports texts that differ only in spaces and capitals": [
      { "data/faqs/en.json": asked("What  is it?", "what is\u00a0it?") },
      'questions[1].question  is "what is\u00a0it?", the same words as questions[0].question',
    ],
    "reports sections of the same legal text only": [
      {
        "data/legal/en/terms.json": { sections: [{ heading: "Scope" }, { heading: "Scope" }] },
        "data/legal/en/privacy.json": { sections: [{ heading: "Scope" }] },
      },
      'data/legal/en/terms.json:7:18  sections[1].heading  is "Scope", the same words as sections[0]',
    ],
    "reports links, features and rows of plans": [
      {
        ...fileWith("locales/ar/common.json", { nav: { home: "بيت", faq: "بيت" } }),
        ...fileWith("locales/ar/landing.json", { features: { products: "نص", rules: "نص" } }),
      },
      'nav.faq  is "بيت", the same words as nav.home',
      'features.rules  is "نص", the same words as features.products',
    ],
  });
});
