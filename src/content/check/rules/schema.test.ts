/** @jest-environment node */
import type { PlansFile, Site } from "../../types";
import { type Change, edited, projectLines, replaced } from "../testing/project";
import { schema } from "./schema";

const plans = "data/plans.json";

test("the project is as its schemas say", () => {
  expect(projectLines(schema)).toEqual([]);
});

test.each<[string, string, Change, string]>([
  [
    "a number in quotes",
    plans,
    replaced('"priceCents": 2000', '"priceCents": "20"'),
    `${plans}:24:21  plans[1].priceCents  is "20", a text; write the number 20`,
  ],
  [
    "a price with a fraction of a cent",
    plans,
    replaced("2000", "19.99"),
    `${plans}:24:21  plans[1].priceCents  is 19.99, a number; write a whole number, such as 2000`,
  ],
  [
    "a negative price",
    plans,
    replaced("2000", "-2000"),
    `${plans}:24:21  plans[1].priceCents  is -2000, a number; write a number from 0 to 9999900`,
  ],
  [
    "a mistyped key, beside the one that is missing",
    plans,
    replaced('"priceCents": 2000', '"price": 2000'),
    `${plans}:22:5  plans[1].priceCents  is missing; write it (Price in cents), such as 2000\n${plans}:24:16  plans[1].price  is a key that is unknown here; write priceCents, or remove it`,
  ],
  [
    "a key that resembles none",
    plans,
    replaced('"currency": "USD",', '"currency": "USD", "note": 1,'),
    `${plans}:2:30  note  is a key that is unknown here; write nothing here: remove it`,
  ],
  [
    "a second popular plan",
    plans,
    edited<PlansFile>((json) => {
      for (const plan of json.plans) plan.popular = true;
    }),
    `${plans}:13:12  plans  is a list of 3; write popular: true for one plan at most`,
  ],
  [
    "five plans",
    plans,
    edited<PlansFile>((json) => json.plans.push(...json.plans.map((plan) => ({ ...plan })))),
    "  plans  is a list of 6; write at most 4",
  ],
  [
    "a feature twice",
    plans,
    replaced('["qrCodes", "reporting"]', '["qrCodes", "qrCodes"]'),
    '  plans[0].features[1]  is "qrCodes", a text, a second time; write each entry once',
  ],
  [
    "true in quotes",
    plans,
    replaced('"popular": true', '"popular": "true"'),
    `  plans[1].popular  is "true", a text; write true without quotes`,
  ],
  [
    "another choice",
    plans,
    replaced('"support": "priority"', '"support": "priorty"'),
    `  plans[1].support  is "priorty", a text; write "priority"`,
  ],
  [
    "a choice that resembles none",
    "data/site.json",
    replaced('"id": "linkedin"', '"id": "mastodon"'),
    `  social[0].id  is "mastodon", a text; write one of "linkedin", "x", "instagram", "youtube"`,
  ],
  [
    "no e-mail address",
    "data/site.json",
    replaced("support@example.com", "support at example"),
    `data/site.json:5:19  supportEmail  is "support at example", a text; write an e-mail address such as "support@example.com"`,
  ],
  [
    "no phone number",
    "data/site.json",
    replaced("+1 415 555 0132", "415-CALL"),
    '  phone  is "415-CALL", a text; write the number in its international form, such as +1 415 555 0132',
  ],
  [
    "no address",
    "data/site.json",
    edited<Site>((json) => {
      json.appUrl = "app.example.com";
    }),
    '  appUrl  is "app.example.com", a text; write an address that begins with https://',
  ],
  [
    "an address without encryption",
    "data/site.json",
    edited<Site>((json) => {
      const [first] = json.social;
      if (first) first.url = "http://social.example.com/us";
    }),
    '  social[0].url  is "http://social.example.com/us", a text; write an address that begins with https://',
  ],
  [
    "a phone number that is none, and too short",
    "data/site.json",
    replaced("+1 415 555 0132", "call us"),
    '  phone  is "call us", a text; write the number in its international form, such as +1 415 555 0132',
  ],
  [
    "a currency by its name, which is too long",
    plans,
    replaced('"USD"', '"Dollar"'),
    '  currency  is "Dollar", a text; write three capital letters, such as USD',
  ],
  [
    "an address that is one, and too long",
    "data/site.json",
    replaced("https://app.example.com", `https://app.example.com/${"a".repeat(200)}`),
    "  appUrl  is a text of 224 characters; write at most 200: there is no room for more",
  ],
  [
    "a language code that is none",
    "data/site.json",
    replaced('"en": "San', '"english": "x", "en": "San'),
    "  location.english  is a key that is unknown here; write the code of a language, such as pt or zh-TW, or remove it",
  ],
  [
    "a day that no month has",
    "data/site.json",
    replaced('"rulesReviewed": "2026-11-20"', '"rulesReviewed": "2026-02-30"'),
    `  rulesReviewed  is "2026-02-30", a text; write a day as year-month-day such as "2026-11-20"`,
  ],
  [
    "a text that the design has no room for",
    "locales/en/common.json",
    replaced('"Sign up"', `"${"Sign up ".repeat(9)}"`),
    "  signUp  is a text of 72 characters; write at most 15: there is no room for more",
  ],
  [
    "an empty text",
    "locales/en/common.json",
    replaced('"Sign up"', '""'),
    `  signUp  is "", an empty text; write a text, such as "Sign up"`,
  ],
  [
    "an empty translation",
    "locales/ar/common.json",
    edited<Record<string, string>>((json) => {
      json.signUp = "";
    }),
    `  signUp  is "", an empty text; write a text`,
  ],
  [
    "a translation without a text",
    "locales/ar/common.json",
    edited<Record<string, string>>((json) => delete json.signUp),
    '  signUp  is missing; write the text for "Sign up" in Arabic',
  ],
  [
    "a group in place of a text",
    "locales/ar/common.json",
    edited<Record<string, unknown>>((json) => {
      json.signUp = { text: "نص" };
    }),
    '  signUp  is a group; write a text, such as "Sign up"',
  ],
  [
    "a block of two kinds",
    "data/legal/en/terms.json",
    replaced('"list": [', '"text": "Both", "list": ['),
    "  sections[0].blocks[1]  is a group; write one of text, list or table in each block",
  ],
  [
    "a nutrient without its unit",
    "data/sample-product.json",
    replaced('"grams": 1.2', '"partOf": "fat"'),
    "  nutrition[1]  is a group; write grams, or both kilojoules and kilocalories",
  ],
  [
    "a key that JavaScript knows",
    "data/features.json",
    replaced('"questions"', '"__proto__": {}, "questions"'),
    "  __proto__  is a key that is unknown here; write nothing here: remove it",
  ],
])("%s", (_, file, change, line) => {
  expect(projectLines(schema, { [file]: change }).join("\n")).toContain(line);
});

test("one mistake is one line, also where it breaks two rules of the schema", () => {
  const change = replaced('"https://app.example.com"', '"no address"');
  expect(projectLines(schema, { "data/site.json": change })).toHaveLength(1);
});
