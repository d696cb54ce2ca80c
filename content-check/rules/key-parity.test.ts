/** @jest-environment node */
import { copyOf, type Files, linesOf } from "../testing/fixture";
import { keyParity } from "./key-parity";

const file = "locales/ar/common.json";

type Common = Record<string, unknown>;

function withArabic(change: (texts: Common) => void): string[] {
  const texts = copyOf<Common>(file);
  change(texts);
  return linesOf(keyParity, { [file]: texts });
}

test("the same keys, each language with its own plural forms, are in order", () => {
  expect(linesOf(keyParity)).toEqual([]);
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

test("a plain text in place of a plural group is an unknown key, which the schema reports", () => {
  const english = { days_one: "{{value}} day", days_other: "{{value}} days" };
  const files = { "locales/en/landing.json": english, "locales/ar/landing.json": { days: "نص" } };
  expect(linesOf(keyParity, files)).toEqual([]);
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

test("a broken file, of either language, is not compared and not missing", () => {
  expect(linesOf(keyParity, { [file]: "{" })).toEqual([]);
  expect(linesOf(keyParity, { "locales/en/common.json": "{" })).toEqual([]);
});
