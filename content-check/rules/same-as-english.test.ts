/** @jest-environment node */
import { linesAbout, linesOf } from "../testing/fixture";
import { sameAsEnglish } from "./same-as-english";

test("translated texts are in order, and so is English", () => {
  expect(linesOf(sameAsEnglish)).toEqual([]);
});

test.each([
  ["ar", "GS1"],
  ["ar", "BIG"],
  ["ar", "{{brand}}: `language`"],
  ["ja", "you@example.com"],
  ["ja", "https://www.example.com/a"],
  ["ja", "404 %"],
  ["ja", "Webhook"],
  ["es", "Blog"],
  ["de", "{{value}} kcal"],
])("in %s, %s may be the same", (code, text) => {
  expect(linesAbout(sameAsEnglish, code, text, text)).toEqual([]);
});

test.each([
  ["ar", "Home", "Home"],
  ["ar", "Start {{trialPeriod}}", "Start {{trialPeriod}}"],
  ["es", "Home  page ", "Home page"],
  ["ja", "Blog", "Blog"],
  ["es", "Webhook", "Webhook"],
  ["ar", "GS1 codes", "GS1 codes"],
])("in %s, %s is left in English", (code, text, english) => {
  expect(linesAbout(sameAsEnglish, code, text, english)).toEqual([
    expect.stringContaining(`2:11 is ${JSON.stringify(text)}, as in English; write it in `),
  ]);
});

test("what to write", () => {
  expect(linesAbout(sameAsEnglish, "es", "Home", "Home")).toEqual([
    '2:11 is "Home", as in English; write it in Spanish, or list it in data/kept-texts.json if it is right',
  ]);
});

test("while the list of such texts cannot be read, none is judged", () => {
  const files = { "data/kept-texts.json": "{", "locales/ar/landing.json": { lead: "Card" } };
  expect(linesOf(sameAsEnglish, files)).toEqual([]);
});

test("plural forms, questions and legal texts; not ids and conditions", () => {
  const lines = linesOf(sameAsEnglish, {
    "locales/ar/common.json": { trialPeriod_one: "{{trialMonths}} month", trialPeriod_few: "few" },
    "data/faqs/ar.json": { questions: [{ id: "why", question: "Text", answer: "نص" }] },
    "data/legal/ar/cookies.json": {
      title: "ملفات",
      sections: [{ id: "images", heading: "Cookies", blocks: [{ text: "نص", when: "imageHost" }] }],
    },
  });
  expect(lines).toEqual([
    expect.stringContaining('data/faqs/ar.json:5:19  questions[0].question  is "Text"'),
    expect.stringContaining('sections[0].heading  is "Cookies", as in English'),
    expect.stringContaining("trialPeriod_one  is"),
  ]);
});
