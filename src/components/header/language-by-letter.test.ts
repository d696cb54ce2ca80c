import { languageByCode } from "../../i18n/languages";
import { languageByLetter } from "./language-by-letter";

const languages = ["en", "ar", "ru", "ja", "zh-TW", "hi"].map(languageByCode);

test.each([
  ["р", "ru"],
  ["Р", "ru"],
  ["ا", "ar"],
  ["日", "ja"],
  ["繁", "zh-TW"],
  ["ह", "hi"],
  ["e", null],
  ["x", null],
  ["я", null],
  ["ArrowDown", null],
])("%s leads to %s", (letter, code) => {
  expect(languageByLetter(letter, languages)).toBe(code);
});
