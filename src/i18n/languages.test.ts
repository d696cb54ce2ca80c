/** @jest-environment node */
import { languageByCode, languages } from "./languages";

jest.mock("../../data/languages.json", () => ({
  languages: [
    { code: "en", published: true },
    { code: "ja", published: false },
    { code: "ar", published: true },
  ],
}));

test("lists the published languages in their order", () => {
  expect(languages.map(({ code }) => code)).toEqual(["en", "ar"]);
});

test.each([
  ["ja", "ja"],
  ["xx", "en"],
])("for the code %s returns the language %s, published or not", (code, found) => {
  expect(languageByCode(code).code).toBe(found);
});
