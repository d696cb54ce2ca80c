import { suggestedLanguage } from "./language-suggestion";

jest.mock("../../../data/languages.json", () => {
  const tags = { en: "en", "zh-TW": "zh-Hant-TW", "zh-CN": "zh-Hans-CN", ar: "ar", pt: "pt-BR" };
  const languages = Object.entries({ ...tags, ru: "ru", ja: "ja" });
  return { languages: languages.map(([code, htmlLang]) => ({ code, htmlLang, published: true })) };
});

test.each([
  [["ja"], "ja"],
  [["zh-HK", "zh"], "zh-TW"],
  [["zh-SG"], "zh-CN"],
  [["pt-PT", "pt"], "pt"],
  [["fr"], undefined],
  [["en-GB", "ja"], undefined],
  [["not a tag", "ar-EG"], "ar"],
])("a browser that prefers %j is suggested %s", (preferred, code) => {
  expect(suggestedLanguage(preferred)?.code).toBe(code);
});
