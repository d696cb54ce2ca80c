/** @jest-environment node */
import { copyOf, type Files, linesOf } from "../testing/fixture";
import { keyParity } from "./key-parity";

const file = "locales/ar/common.json";

interface Common {
  [key: string]: unknown;
  nav: Record<string, unknown>;
}

function withArabic(change: (texts: Common) => void): string[] {
  const texts = copyOf<Common>(file);
  change(texts);
  return linesOf(keyParity, { [file]: texts });
}

test("the same keys, each language with its own plural forms, are in order", () => {
  expect(linesOf(keyParity)).toEqual([]);
});

test("a missing key is shown at the group that should hold it", () => {
  expect(withArabic(({ nav }) => delete nav.faq)).toEqual([
    `${file}:2:10  nav.faq  is missing; write the text for "FAQ" in Arabic`,
  ]);
});

test("a mistyped key is both missing and unknown", () => {
  const lines = withArabic(({ nav }) => {
    nav.hme = nav.home;
    delete nav.home;
  });
  expect(lines).toEqual([
    `${file}:2:10  nav.home  is missing; write the text for "Home" in Arabic`,
    `${file}:4:12  nav.hme  is a key that English does not have; write nav.home, or remove it`,
  ]);
});

test("a key that nothing resembles", () => {
  expect(withArabic((texts) => Object.assign(texts, { somethingElse: "نص" }))).toEqual([
    expect.stringContaining(
      "somethingElse  is a key that English does not have; write it in English too, or remove it",
    ),
  ]);
});

test.each([
  ["an empty text", " ", '" ", a text'],
  ["a number", 5, "5, a number"],
  ["no value", null, "null, no value"],
  ["a list", ["نص"], "a list"],
])("%s in place of a text", (_, value, is) => {
  expect(withArabic(({ nav }) => Object.assign(nav, { home: value }))).toEqual([
    `${file}:3:13  nav.home  is ${is}; write a text`,
  ]);
});

test("a group in place of a text", () => {
  expect(withArabic(({ nav }) => Object.assign(nav, { home: { a: "نص" } }))).toEqual([
    expect.stringContaining("nav.home  is missing"),
    expect.stringContaining("nav.home.a  is a key that English does not have"),
  ]);
});

test("a list in English is named once there, and missed in Arabic", () => {
  const english = { ...copyOf<Files>("locales/en/landing.json"), list: ["a"] };
  expect(linesOf(keyParity, { "locales/en/landing.json": english })).toEqual([
    'locales/ar/landing.json:1:1  list  is missing; write the text for ["a"] in Arabic',
    "locales/en/landing.json:5:11  list  is a list; write a text",
  ]);
});

test("a plural form too few", () => {
  expect(withArabic((texts) => delete texts.trialPeriod_two)).toEqual([
    `${file}:1:1  trialPeriod_two  is missing; write this form too: Arabic has _zero, _one, _two, _few, _many, _other`,
  ]);
});

test("even the form that marks the group in English", () => {
  expect(withArabic((texts) => delete texts.trialPeriod_other)).toEqual([
    expect.stringContaining("trialPeriod_other  is missing"),
  ]);
});

test("no form at all", () => {
  const lines = withArabic((texts) => {
    for (const key of Object.keys(texts).filter((name) => name.startsWith("trialPeriod"))) {
      delete texts[key];
    }
  });
  expect(lines).toEqual([
    `${file}:1:1  trialPeriod  is missing; write the forms _zero, _one, _two, _few, _many, _other for "{{trialMonths}} months" in Arabic`,
  ]);
});

test("a form that English does not have, in English", () => {
  const english = { ...copyOf<Files>("locales/en/common.json"), trialPeriod_few: "few" };
  expect(linesOf(keyParity, { "locales/en/common.json": english })).toEqual([
    "locales/en/common.json:9:22  trialPeriod_few  is a form that English does not have; write _one, _other only",
  ]);
});

test("a plain text in place of a plural group", () => {
  const english = { days_one: "{{value}} day", days_other: "{{value}} days" };
  const files = { "locales/en/landing.json": english, "locales/ar/landing.json": { days: "نص" } };
  expect(linesOf(keyParity, files)).toEqual([
    "locales/ar/landing.json:2:11  days  is a text without plural forms; write the forms _zero, _one, _two, _few, _many, _other",
  ]);
});

test("a published language without one of the files", () => {
  expect(linesOf(keyParity, { "locales/ar/landing.json": undefined })).toEqual([
    "locales/ar/landing.json:1:1  (the whole file)  is missing; write the texts of locales/en/landing.json in Arabic",
  ]);
});

test("an unpublished language is compared as soon as it has a folder", () => {
  const russian = { lead: "{{brand}} {{limit}}", cardText: "Карта", cartText: "Тележка" };
  expect(linesOf(keyParity, { "locales/ru/landing.json": russian })).toEqual([
    "locales/ru/common.json:1:1  (the whole file)  is missing; write the texts of locales/en/common.json in Russian",
  ]);
});

test("a file that English does not have", () => {
  expect(linesOf(keyParity, { "locales/ar/extra.json": {} })).toEqual([
    "locales/ar/extra.json:1:1  (the whole file)  is a file that English does not have; write locales/en/extra.json too, or remove this one",
  ]);
});

test("a broken file, of either language, is not compared and not missing", () => {
  expect(linesOf(keyParity, { [file]: "{" })).toEqual([]);
  expect(linesOf(keyParity, { "locales/en/common.json": "{" })).toEqual([]);
});
