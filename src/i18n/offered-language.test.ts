/** @jest-environment node */
import { offeredLanguage } from "./offered-language";

jest.mock("../../data/languages.json", () => {
  const tags = { en: "en", "zh-TW": "zh-Hant-TW", "zh-CN": "zh-Hans-CN", ar: "ar", pt: "pt-BR" };
  const languages = Object.entries({ ...tags, ru: "ru", ja: "ja" });
  return { languages: languages.map(([code, htmlLang]) => ({ code, htmlLang, published: true })) };
});

test.each([
  [["ja"], "ja"],
  [["zh-HK", "zh"], "zh-TW"],
  [["zh"], "zh-CN"],
  [["zh-SG"], "zh-CN"],
  [["pt-PT", "pt"], "pt"],
  [["de-DE", "ru"], "ru"],
  [["fr", "de"], undefined],
  [["en-GB", "ja"], undefined],
  [["not a tag", "ar-EG"], "ar"],
  [[], undefined],
])("a browser that asks for %j is offered %s", (asked, code) => {
  expect(offeredLanguage(asked)?.code).toBe(code);
});
