/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFiles } from "../../gatsby/content/schema-files";
import { contentOf } from "../content";
import { formatProblem, sortProblems } from "../problem";
import { schema } from "./schema";

const { schemas } = contentOf(
  Object.keys(schemaFiles).map((name) => {
    const file = `data/schemas/${name}.schema.json`;
    return [file, readFileSync(join(__dirname, "../..", file), "utf8")] as const;
  }),
);

const plan = (changes: object = {}) => ({
  id: "SMALL",
  priceCents: 2000,
  popular: false,
  productLimit: null,
  support: "free",
  features: ["qrCodes"],
  ...changes,
});
const plansOf = (...plans: object[]) => ({ currency: "USD", rows: ["qrCodes"], plans });

const [plans, site, english, arabic] = [
  "data/plans.json",
  "data/site.json",
  "locales/en/common.json",
  "locales/ar/common.json",
] as const;

/** What the rule says about some files, line by line; a string is a file as it is written. */
function linesOf(files: Record<string, unknown>): string[] {
  const texts = Object.entries(files).map(([file, value]) => {
    return [file, typeof value === "string" ? value : JSON.stringify(value, null, 2)] as const;
  });
  return sortProblems(schema({ ...contentOf(texts), schemas })).map(formatProblem);
}

test("files that are as their schemas say, and those that none describes", () => {
  const files = { [plans]: plansOf(plan({ popular: true }), plan()), "data/other.json": {} };
  expect(linesOf(files)).toEqual([]);
});

test.each<[string, object, string[]]>([
  [
    "a number in quotes",
    plansOf(plan({ priceCents: "20" })),
    [`${plans}:9:21  plans[0].priceCents  is "20", a text; write the number 20`],
  ],
  [
    "a price with a fraction of a cent",
    plansOf(plan({ priceCents: 19.99 })),
    [`${plans}:9:21  plans[0].priceCents  is 19.99, a number; write a whole number, such as 2000`],
  ],
  [
    "a negative price",
    plansOf(plan({ priceCents: -2000 })),
    [`${plans}:9:21  plans[0].priceCents  is -2000, a number; write a number from 0 to 9999900`],
  ],
  [
    "a mistyped key, beside the one that is missing",
    plansOf(plan({ priceCents: undefined, price: 2000 })),
    [
      `${plans}:7:5  plans[0].priceCents  is missing; write it (Price in cents), such as 2000`,
      `${plans}:15:16  plans[0].price  is a key that is unknown here; write priceCents, or remove it`,
    ],
  ],
  [
    "a key that resembles none",
    { ...plansOf(plan()), note: 1 },
    [`${plans}:18:11  note  is a key that is unknown here; write nothing here: remove it`],
  ],
  [
    "a second popular plan",
    plansOf(plan({ popular: true }), plan({ popular: true })),
    [`${plans}:6:12  plans  is a list of 2; write popular: true for one plan at most`],
  ],
  [
    "five plans",
    plansOf(plan(), plan(), plan(), plan(), plan()),
    [`${plans}:6:12  plans  is a list of 5; write at most 4`],
  ],
  [
    "a feature twice",
    plansOf(plan({ features: ["qrCodes", "qrCodes"] })),
    [
      `${plans}:15:9  plans[0].features[1]  is "qrCodes", a text, a second time; write each entry once`,
    ],
  ],
  [
    "true in quotes",
    plansOf(plan({ popular: "true" })),
    [`${plans}:10:18  plans[0].popular  is "true", a text; write true without quotes`],
  ],
  [
    "another choice",
    plansOf(plan({ support: "priorty" })),
    [`${plans}:12:18  plans[0].support  is "priorty", a text; write "priority"`],
  ],
  [
    "a currency by its name, which is too long",
    { ...plansOf(plan()), currency: "Dollar" },
    [`${plans}:2:15  currency  is "Dollar", a text; write three capital letters, such as USD`],
  ],
])("plans with %s", (_, file, lines) => {
  expect(linesOf({ [plans]: file })).toEqual(lines);
});

test.each<[string, string, object | string, string]>([
  [
    "a choice that resembles none",
    site,
    { social: [{ id: "mastodon" }] },
    '  social[0].id  is "mastodon", a text; write one of "linkedin", "x", "instagram", "youtube"',
  ],
  [
    "no e-mail address",
    site,
    { supportEmail: "support at example" },
    `${site}:2:19  supportEmail  is "support at example", a text; write an e-mail address such as "support@example.com"`,
  ],
  [
    "no phone number",
    site,
    { phone: "415-CALL" },
    '  phone  is "415-CALL", a text; write the number in its international form, such as +1 415 555 0132',
  ],
  [
    "a phone number that is none, and too short",
    site,
    { phone: "call us" },
    '  phone  is "call us", a text; write the number in its international form, such as +1 415 555 0132',
  ],
  [
    "no address",
    site,
    { appUrl: "app.example.com" },
    '  appUrl  is "app.example.com", a text; write an address that begins with https://',
  ],
  [
    "an address without encryption",
    site,
    { social: [{ url: "http://social.example.com/us" }] },
    '  social[0].url  is "http://social.example.com/us", a text; write an address that begins with https://',
  ],
  [
    "an address that is one, and too long",
    site,
    { appUrl: `https://app.example.com/${"a".repeat(200)}` },
    "  appUrl  is a text of 224 characters; write at most 200: there is no room for more",
  ],
  [
    "a newsletter that nobody receives",
    site,
    { newsletter: { endpoint: "https://news.example.com" } },
    "  newsletter.recipient  is missing; write it (Recipient)",
  ],
  [
    "a language code that is none",
    site,
    { location: { english: "x" } },
    "  location.english  is a key that is unknown here; write the code of a language, such as pt or zh-TW, or remove it",
  ],
  [
    "a day that no month has",
    site,
    { rulesReviewed: "2026-02-30" },
    `  rulesReviewed  is "2026-02-30", a text; write a day as year-month-day such as "2026-11-20"`,
  ],
  [
    "a text that the design has no room for",
    english,
    { signUp: "Sign up ".repeat(9) },
    "  signUp  is a text of 72 characters; write at most 15: there is no room for more",
  ],
  [
    "an empty text",
    english,
    { signUp: "" },
    `  signUp  is "", an empty text; write a text, such as "Sign up"`,
  ],
  ["an empty translation", arabic, { signUp: "" }, `  signUp  is "", an empty text; write a text`],
  [
    "a translation without a text",
    arabic,
    {},
    '  signUp  is missing; write the text for "Join" in Arabic',
  ],
  [
    "a group in place of a text",
    arabic,
    { signUp: { text: "نص" } },
    '  signUp  is a group; write a text, such as "Sign up"',
  ],
  [
    "a block of two kinds",
    "data/legal/en/terms.json",
    { sections: [{ blocks: [{ text: "Both", list: ["Both"] }] }] },
    "  sections[0].blocks[0]  is a group; write one of text, list",
  ],
  [
    "a nutrient without its unit",
    "data/sample-product.json",
    { nutrition: [{ id: "salt", partOf: "fat" }] },
    "  nutrition[0]  is a group; write grams, or both kilojoules and kilocalories",
  ],
  [
    "a key that JavaScript knows",
    "data/features.json",
    '{ "__proto__": {}, "features": [], "questions": [] }',
    "  __proto__  is a key that is unknown here; write nothing here: remove it",
  ],
])("%s", (_, file, value, line) => {
  expect(linesOf({ [english]: { signUp: "Join" }, [file]: value }).join("\n")).toContain(line);
});

test("one mistake is one line, also where it breaks two rules of the schema", () => {
  const lines = linesOf({ [site]: { appUrl: "no address" } });
  expect(lines.filter((line) => line.includes("  appUrl  "))).toHaveLength(1);
});
