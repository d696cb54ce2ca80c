/** @jest-environment node */
import { contentOf, readContent } from "../content";
import { messagesOf } from "../problem";
import { schema } from "./schema";

const { schemas } = readContent(`${__dirname}/../..`);

/** Returns the messages for a file, which is validated with the schemas of the project. */
function validated(file: string, content: object): string[] {
  const files = { "locales/en/common.json": { signUp: "Join" }, [file]: content };
  const texts = Object.entries(files).map(([name, value]): [string, string] => [
    name,
    JSON.stringify(value, null, 2),
  ]);
  return messagesOf(schema({ ...contentOf(texts), schemas }));
}

const plan = { id: "SMALL", priceCents: 2000, popular: false };
const plans = [
  { ...plan, priceCents: "20" },
  { ...plan, priceCents: 19.99 },
  { ...plan, priceCents: -2000, features: ["qrCodes", "qrCodes"] },
  { ...plan, priceCents: undefined, popular: "true", support: "priorty" },
  { ...plan, priceCents: undefined, priceCent: 2000 },
];
const invalidSite = {
  social: [{ id: "mastodon" }],
  appUrl: "http://a.example",
  newsletter: { endpoint: "https://a.example" },
  location: { english: "x" },
  offer: {
    printedCodes: { after: "keep-working-for-time" },
    pageLanguages: { which: "listed", codes: ["de", "qq", "zh-Hant-TW"], number: 3 },
  },
  rulesReviewed: "2026-02-30",
  phone: `no ${"number ".repeat(9)}`,
};

test.each<[file: string, content: object, messages: string[]]>([
  [
    "data/plans.json",
    { plans },
    [
      "plans  is a list with 5 entries; write at most 4 entries",
      'data/plans.json:5:21  plans[0].priceCents  is "20", a text; write the number 20',
      "is 19.99, a number; write a whole number, such as 2000",
      "is -2000, a number; write a number from 0 to 9999900",
      'plans[2].features[1]  is "qrCodes", a second time; write each entry once',
      "plans[3].priceCents  is missing; write it (Price in cents), such as 2000",
      'popular  is "true", a text; write true without quotes',
      'support  is "priorty", a text; write "priority"',
      "plans[4].priceCent  is an unknown key; write priceCents, or remove it",
    ],
  ],
  [
    "data/plans.json",
    { plans: [1, 2].map(() => ({ ...plan, popular: true })) },
    ["plans  is a list; write popular: true in at most one plan"],
  ],
  [
    "data/features.json",
    JSON.parse('{ "__proto__": {}, "features": [], "goal": {}, "shopperQuestions": [] }'),
    ["__proto__  is an unknown key; write no other key: remove it"],
  ],
  [
    "data/site.json",
    invalidSite,
    [
      '"mastodon", a text; write one of "linkedin", "x", "instagram", "youtube"',
      'appUrl  is "http://a.example", a text; write an address that begins with https://',
      "newsletter.recipient  is missing; write it (Recipient)",
      "location.english  is an unknown key; write the code of a language",
      'printedCodes.months  is missing; write this key, because after "keep-working-for-time" needs it',
      'pageLanguages.number  is 3, a number; write nothing: remove this key, because only which "up-to"',
      'pageLanguages.codes[1]  is "qq", a text; write the code of a language, such as de or pt-BR',
      'write a day as year-month-day such as "2026-11-20"',
      "write the number in international format, such as +1",
    ],
  ],
  [
    "locales/ar/common.json",
    { signUp: "نص".repeat(36) },
    ["is a text of 72 characters; write at most 15 characters: the page has no room for more"],
  ],
  ["locales/ar/common.json", { signUp: "" }, ['signUp  is "", an empty text; write a text']],
  ["locales/ar/common.json", {}, ['signUp  is missing; write the text for "Join" in Arabic']],
  [
    "locales/en/common.json",
    { signUp: "" },
    ['signUp  is "", an empty text; write a text, such as "Sign up"'],
  ],
  [
    "data/legal/en/terms.json",
    { sections: [{ blocks: [{ text: "Both", list: ["Both"] }] }] },
    ["sections[0].blocks[0]  is a group; write exactly one of text, list"],
  ],
])("reports the values of case %# in %s", (file, content, expected) => {
  const messages = validated(file, content);
  expect(messages).toEqual(
    expect.arrayContaining(expected.map((message) => expect.stringContaining(message))),
  );
  // A value that breaks two keywords of the schema is reported once.
  const places = messages.map((message) => message.split("  is ")[0]);
  expect(new Set(places).size).toBe(places.length);
});
