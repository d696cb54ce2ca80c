/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { languages } from "./languages";

const file = "data/languages.json";
const english = { code: "en", htmlLang: "en", published: true };
const arabic = { code: "ar", htmlLang: "ar", published: true };

test("a list that names every folder is in order", () => {
  expect(linesOf(languages)).toEqual([]);
});

test("a missing list is the matter of file-places", () => {
  expect(linesOf(languages, { [file]: undefined })).toEqual([]);
});

test("a broken list is the syntax rule's matter", () => {
  expect(linesOf(languages, { [file]: "{" })).toEqual([]);
});

test("a folder that the list does not name", () => {
  expect(linesOf(languages, { [file]: { languages: [english] } })).toEqual([
    `${file}:2:16  languages  is without "ar", the language of locales/ar; write an entry for it, or remove the folder`,
  ]);
});

test("no English", () => {
  expect(linesOf(languages, { [file]: { languages: [arabic] } })).toEqual([
    expect.stringContaining('languages  is without "en", the language of locales/en'),
    expect.stringContaining("languages[0]  is not en, published; write the entry of en here"),
  ]);
});

test.each([
  ["not first", [arabic, english]],
  ["not published", [{ ...english, published: false }, arabic]],
])("English, which the others follow, is %s", (_, list) => {
  expect(linesOf(languages, { [file]: { languages: list } })).toEqual([
    `${file}:3:5  languages[0]  is not en, published; write the entry of en here, published: every other language follows it`,
  ]);
});

test("a tag that is none", () => {
  const wrong = { ...arabic, htmlLang: "ar_EG" };
  expect(linesOf(languages, { [file]: { languages: [english, wrong] } })).toEqual([
    `${file}:10:19  languages[1].htmlLang  is "ar_EG", not a language tag; write one such as en, pt-BR or zh-Hant-TW`,
  ]);
});
