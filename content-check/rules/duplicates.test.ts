/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { duplicateIds, duplicateKeys, duplicateTexts } from "./duplicates";

testRule(duplicateKeys, {
  "reports a key that its object has already": [
    { "data/site.json": '{\n  "a": 1,\n  "list": [{ "b": 1, "b": 2 }],\n  "a": 2\n}' },
    "data/site.json:3:22  list[0].b  is a key that this group already has; write it once",
    "data/site.json:4:3  a  is a key that this group already has",
  ],
});

testRule(duplicateIds, {
  "reports a second entry with the same identifier, in English only": [
    {
      "data/plans.json": { plans: [{ id: "SMALL" }, { id: "BIG" }, { id: "SMALL" }] },
      "data/faqs/en.json": { questions: [{ id: "how" }, { id: "how" }] },
      "data/faqs/ar.json": { questions: [{ id: "how" }, { id: "how" }] },
    },
    'data/faqs/en.json:7:13  questions[1].id  is "how", as in entry 1 of the list',
    'data/plans.json:10:13  plans[2].id  is "SMALL", as in entry 1 of the list; write another one, or remove the entry',
  ],
});

const asked = ["What  is it?", "what is\u00a0it?", "How?", "How?"];

testRule(duplicateTexts, {
  "reports questions, links and features that differ only in spaces and capitals, or not at all": [
    {
      "data/faqs/en.json": { questions: asked.map((question) => ({ question, answer: "Text" })) },
      "locales/ar/common.json": { nav: { home: "بيت", faq: "بيت" } },
      "locales/ar/landing.json": { features: { products: "نص", rules: "نص" } },
    },
    'data/faqs/en.json:8:19  questions[1].question  is "what is\u00a0it?", the same words as questions[0].question; write other words, so that visitors can distinguish the two',
    'questions[3].question  is "How?", the same words as questions[2].question',
    'nav.faq  is "بيت", the same words as nav.home',
    'features.rules  is "نص", the same words as features.products',
  ],
});
