/** @jest-environment node */
import type { Language } from "../../content/types";
import { languageByLetter } from "./language-by-letter";

const endonyms = {
  en: "English",
  ar: "العربية",
  ru: "Русский",
  ja: "日本語",
  "zh-TW": "繁體中文",
  hi: "हिन्दी",
};
const languages = Object.entries(endonyms).map(([code, endonym]) => ({ code, endonym }));

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
  expect(languageByLetter(letter, languages as Language[])).toBe(code);
});
