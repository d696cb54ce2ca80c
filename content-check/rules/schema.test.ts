/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFiles } from "../../src/content/schema-files";
import { contentOf } from "../content";
import { formatProblem } from "../problem";
import type { Files } from "../testing/small-site";
import { schema } from "./schema";

const { schemas } = contentOf(
  Object.keys(schemaFiles).map((name) => {
    const file = `data/schemas/${name}.schema.json`;
    return [file, readFileSync(join(__dirname, "../..", file), "utf8")] as const;
  }),
);

const english = { "locales/en/common.json": { signUp: "Join" } };
const plan = (changes: object = {}) => ({
  ...{ id: "SMALL", priceCents: 2000, popular: false, productLimit: null },
  ...{ support: "free", features: ["qrCodes"], ...changes },
});
const plansWith = (...plans: object[]) => ({
  "data/plans.json": { currency: "USD", rows: ["qrCodes"], plans },
});
const arabic = (texts: object) => ({ "locales/ar/common.json": texts });
const site = (facts: object) => ({ "data/site.json": facts });

/** Returns the messages for some files, which are validated with the schemas of the project. */
function messagesOf(files: Files): string[] {
  const texts = Object.entries({ ...english, ...files }).map(
    ([file, content]): [string, string] => [
      file,
      typeof content === "string" ? content : JSON.stringify(content, null, 2),
    ],
  );
  return schema({ ...contentOf(texts), schemas }).map(formatProblem);
}

test.each<[name: string, files: Files, message: string]>([
  [
    "a number in quotes",
    plansWith(plan({ priceCents: "20" })),
    'data/plans.json:9:21  plans[0].priceCents  is "20", a text; write the number 20',
  ],
  [
    "a price with a fraction of a cent",
    plansWith(plan({ priceCents: 19.99 })),
    "is 19.99, a number; write a whole number, such as 2000",
  ],
  [
    "a negative price",
    plansWith(plan({ priceCents: -2000 })),
    "is -2000, a number; write a number from 0 to 9999900",
  ],
  [
    "a key that is missing",
    plansWith(plan({ priceCents: undefined })),
    "plans[0].priceCents  is missing; write it (Price in cents), such as 2000",
  ],
  [
    "a mistyped key",
    plansWith(plan({ priceCents: undefined, price: 2000 })),
    "plans[0].price  is a key that is unknown here; write priceCents, or remove it",
  ],
  [
    "a key that JavaScript knows",
    { "data/features.json": '{ "__proto__": {}, "features": [], "questions": [] }' },
    "__proto__  is a key that is unknown here; write nothing here: remove it",
  ],
  [
    "a second popular plan",
    plansWith(plan({ popular: true }), plan({ popular: true })),
    "plans  is a list of 2; write popular: true for one plan at most",
  ],
  [
    "a list without English",
    { "data/languages.json": { languages: [{ code: "en", published: false }] } },
    "languages  is a list of 1; write the entry of en too, published: every other language follows it",
  ],
  [
    "five plans",
    plansWith(plan(), plan(), plan(), plan(), plan()),
    "plans  is a list of 5; write at most 4",
  ],
  [
    "a feature twice",
    plansWith(plan({ features: ["qrCodes", "qrCodes"] })),
    'plans[0].features[1]  is "qrCodes", a second time; write each entry once',
  ],
  [
    "true in quotes",
    plansWith(plan({ popular: "true" })),
    'popular  is "true", a text; write true without quotes',
  ],
  [
    "a mistyped choice",
    plansWith(plan({ support: "priorty" })),
    'support  is "priorty", a text; write "priority"',
  ],
  [
    "another choice",
    site({ social: [{ id: "mastodon" }] }),
    '"mastodon", a text; write one of "linkedin", "x", "instagram", "youtube"',
  ],
  [
    "no phone number, and too short",
    site({ phone: "call us" }),
    '"call us", a text; write the number in its international form, such as +1 415 555 0132',
  ],
  [
    "an address that is none",
    site({ appUrl: "http://a.example" }),
    'appUrl  is "http://a.example", a text; write an address that begins with https://',
  ],
  [
    "a newsletter that nobody receives",
    site({ newsletter: { endpoint: "https://a.example" } }),
    "newsletter.recipient  is missing; write it (Recipient)",
  ],
  [
    "a language code that is none",
    site({ location: { english: "x" } }),
    "location.english  is a key that is unknown here; write the code of a language",
  ],
  [
    "a day that no month has",
    site({ rulesReviewed: "2026-02-30" }),
    'write a day as year-month-day such as "2026-11-20"',
  ],
  [
    "a text that the design has no room for",
    arabic({ signUp: "نص".repeat(36) }),
    "signUp  is a text of 72 characters; write at most 15: there is no room for more",
  ],
  [
    "an empty text",
    { "locales/en/common.json": { signUp: "" } },
    'signUp  is "", an empty text; write a text, such as "Sign up"',
  ],
  ["an empty translation", arabic({ signUp: "" }), 'signUp  is "", an empty text; write a text'],
  [
    "a translation without a text",
    arabic({}),
    'signUp  is missing; write the text for "Join" in Arabic',
  ],
  [
    "a translation without a text that is long in English",
    { ...arabic({}), "locales/en/common.json": { signUp: "Join ".repeat(20) } },
    `signUp  is missing; write the text for "${"Join ".repeat(11)}J…" in Arabic`,
  ],
  ["a group in place of a text", arabic({ signUp: {} }), "signUp  is a group; write a text"],
  [
    "a block of two kinds",
    { "data/legal/en/terms.json": { sections: [{ blocks: [{ text: "Both", list: ["Both"] }] }] } },
    "sections[0].blocks[0]  is a group; write one of text, list",
  ],
])("reports %s", (_, files, message) => {
  expect(messagesOf(files).join("\n")).toContain(message);
});

test("reports a value once that breaks two keywords of the schema", () => {
  const messages = messagesOf(site({ appUrl: "no address" }));
  expect(messages.filter((message) => message.includes("  appUrl  "))).toHaveLength(1);
});
