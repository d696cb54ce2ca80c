/** @jest-environment node */
import type { Language } from "../../content/types";
import { languageByLetter } from "./language-by-letter";

const languages = [
  { code: "en", endonym: "English" },
  { code: "ar", endonym: "العربية" },
  { code: "ru", endonym: "Русский" },
];

test.each([
  ["р", "ru"],
  ["Р", "ru"],
  ["ا", "ar"],
  ["e", null],
  ["я", null],
  ["ArrowDown", null],
])("finds by the letter %s the language %s", (letter, code) => {
  expect(languageByLetter(letter, languages as Language[])).toBe(code);
});
