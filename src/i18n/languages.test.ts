/** @jest-environment node */
import list from "../../data/languages.json";
import { isLanguage, languageByCode, languages } from "./languages";
import { defaultLanguage } from "./paths";

test("exactly the published languages of data/languages.json, in its order", () => {
  const published = list.languages.filter((each) => each.published).map(({ code }) => code);
  expect(languages.map(({ code }) => code)).toEqual(published);
});

test("the language without prefix is the first", () => {
  expect(languages[0]?.code).toBe(defaultLanguage);
});

test.each([
  ["en", true],
  ["EN", false],
  ["", false],
  ["xx", false],
  ["constructor", false],
  [null, false],
  [undefined, false],
  [0, false],
])("isLanguage(%p) is %p", (value, expected) => {
  expect(isLanguage(value)).toBe(expected);
});

test("a language that is not published is none", () => {
  const hidden = list.languages.filter(({ published }) => !published);
  expect(hidden.filter(({ code }) => isLanguage(code))).toEqual([]);
});

test.each(list.languages)("$code, published or not, is found by its code", (language) => {
  expect(languageByCode(language.code)).toBe(language);
});

test.each(["xx", ""])("for %p it is English", (code) => {
  expect(languageByCode(code).code).toBe(defaultLanguage);
});
