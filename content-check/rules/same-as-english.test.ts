/** @jest-environment node */
import { legal, testRule, textIn } from "../testing/small-site";
import { sameAsEnglish } from "./same-as-english";

const said = (code: string, text: string) => textIn(code, text, text);
const right = ["GS1", "BIG", "{{brand}}: `language`", "you@example.com", "404 %", "Webhook"];

testRule(sameAsEnglish, {
  ...Object.fromEntries(right.map((text) => [`accepts the name ${text}`, [said("ar", text)]])),
  "accepts a text that is listed for the language": [said("ru", "Blog")],
  "accepts a text that is listed for all languages": [said("ja", "{{value}} kcal")],
  "reports a text that is still in English": [
    said("es", "Home"),
    'locales/es/landing.json:2:11  lead  is "Home", as in English; write it in Spanish, or list it in data/kept-texts.json if it is right',
  ],
  "reports a text that differs from English only in its spaces": [
    textIn("es", "Home\u00a0page ", "Home page"),
    "as in English",
  ],
  "reports an English text with a name in it": [said("ar", "GS1 codes"), "as in English"],
  "reports a text that is listed for another language": [said("ja", "Blog"), "as in English"],
  "reports a name that is listed for another language": [said("es", "Webhook"), "as in English"],
  "checks plural forms, questions and legal texts, but no ids": [
    {
      "locales/ar/common.json": {
        trialPeriod_one: "{{trialMonths}} month",
        trialPeriod_few: "few",
      },
      "data/faqs/ar.json": { questions: [{ id: "why", question: "Text 3", answer: "نص" }] },
      "data/legal/ar/terms.json": legal("Terms", "نص"),
    },
    'questions[0].question  is "Text 3"',
    'title  is "Terms"',
    'sections[0].heading  is "Terms"',
    'sections[1].heading  is "Terms 2"',
    "trialPeriod_one  is",
  ],
  "accepts any text if the list is broken": [
    { ...said("ar", "Home"), "data/kept-texts.json": "{" },
  ],
});
