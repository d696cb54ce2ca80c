/** @jest-environment node */
import { contentOf, readContent } from "../content";
import { formatProblem } from "../problem";
import type { Files } from "../testing/small-site";
import { schema } from "./schema";

const { schemas } = readContent(`${__dirname}/../..`);

/** Returns the messages for some files, which are validated with the schemas of the project. */
function messagesOf(files: Files): string[] {
  const all = { "locales/en/common.json": { signUp: "Join" }, ...files };
  const texts = Object.entries(all).map(([file, content]): [string, string] => [
    file,
    typeof content === "string" ? content : JSON.stringify(content, null, 2),
  ]);
  return schema({ ...contentOf(texts), schemas }).map(formatProblem);
}

const plans = (...changes: object[]) => ({
  "data/plans.json": {
    plans: changes.map((each) => ({ id: "SMALL", priceCents: 2000, popular: false, ...each })),
  },
});
const site = (facts: object) => ({ "data/site.json": facts });
const english = (texts: object) => ({ "locales/en/common.json": texts });
const arabic = (texts: object) => ({ "locales/ar/common.json": texts });

test.each<[files: Files, message: string]>([
  [
    plans({ priceCents: "20" }),
    'data/plans.json:5:21  plans[0].priceCents  is "20", a text; write the number 20',
  ],
  [plans({ priceCents: 19.99 }), "is 19.99, a number; write a whole number, such as 2000"],
  [plans({ priceCents: -2000 }), "is -2000, a number; write a number from 0 to 9999900"],
  [
    plans({ priceCents: undefined }),
    "plans[0].priceCents  is missing; write it (Price in cents), such as 2000",
  ],
  [
    plans({ priceCents: undefined, priceCent: 2000 }),
    "plans[0].priceCent  is an unknown key; write priceCents, or remove it",
  ],
  [
    { "data/features.json": '{ "__proto__": {}, "features": [], "questions": [] }' },
    "__proto__  is an unknown key; write no other key: remove it",
  ],
  [
    plans({ popular: true }, { popular: true }),
    "plans  is a list; write popular: true in at most one plan",
  ],
  [plans({}, {}, {}, {}, {}), "plans  is a list with 5 entries; write at most 4 entries"],
  [
    plans({ features: ["qrCodes", "qrCodes"] }),
    'plans[0].features[1]  is "qrCodes", a second time; write each entry once',
  ],
  [plans({ popular: "true" }), 'popular  is "true", a text; write true without quotes'],
  [plans({ support: "priorty" }), 'support  is "priorty", a text; write "priority"'],
  [
    site({ social: [{ id: "mastodon" }] }),
    '"mastodon", a text; write one of "linkedin", "x", "instagram", "youtube"',
  ],
  [
    site({ appUrl: "http://a.example" }),
    'appUrl  is "http://a.example", a text; write an address that begins with https://',
  ],
  [
    site({ newsletter: { endpoint: "https://a.example" } }),
    "newsletter.recipient  is missing; write it (Recipient)",
  ],
  [
    site({ location: { english: "x" } }),
    "location.english  is an unknown key; write the code of a language",
  ],
  [
    site({ offer: { printedCodes: { after: "keep-working-for-time" } } }),
    'printedCodes.months  is missing; write this key, because after "keep-working-for-time" needs it',
  ],
  [
    site({ offer: { pageLanguages: { which: "any", number: 3 } } }),
    'pageLanguages.number  is 3, a number; write nothing: remove this key, because only which "up-to"',
  ],
  [
    site({ offer: { pageLanguages: { which: "listed", codes: ["de", "qq", "zh-Hant-TW"] } } }),
    'pageLanguages.codes[1]  is "qq", a text; write the code of a language, such as de or pt-BR',
  ],
  [site({ rulesReviewed: "2026-02-30" }), 'write a day as year-month-day such as "2026-11-20"'],
  [
    arabic({ signUp: "نص".repeat(36) }),
    "signUp  is a text of 72 characters; write at most 15 characters: the page has no room for more",
  ],
  [english({ signUp: "" }), 'signUp  is "", an empty text; write a text, such as "Sign up"'],
  [arabic({ signUp: "" }), 'signUp  is "", an empty text; write a text'],
  [arabic({}), 'signUp  is missing; write the text for "Join" in Arabic'],
  [
    { "data/legal/en/terms.json": { sections: [{ blocks: [{ text: "Both", list: ["Both"] }] }] } },
    "sections[0].blocks[0]  is a group; write exactly one of text, list",
  ],
])("validates %j", (files, message) => {
  expect(messagesOf(files).join("\n")).toContain(message);
});

test("reports a value once that breaks two keywords of the schema", () => {
  const phone = `no ${"number ".repeat(9)}`;
  const messages = messagesOf(site({ phone }));
  expect(messages.filter((message) => message.includes("  phone  "))).toEqual([
    expect.stringContaining("write the number in international format, such as +1"),
  ]);
});
