/** @jest-environment node */
import type { GuideSource, Language, Site } from "../../src/content/types";
import { newsletterForm, shownSources, updatedYear } from "./site";

test.each([
  [{}, null],
  [{ endpoint: "https://a.com" }, { endpoint: "https://a.com", field: "email" }],
  [
    { endpoint: "https://a.com", field: "mail" },
    { endpoint: "https://a.com", field: "mail" },
  ],
])("the newsletter's form by the setting %j", (newsletter, form) => {
  expect(newsletterForm({ newsletter } as Site)).toEqual(form);
});

test("the year of the last change, in the language's digits", () => {
  const bengali = { htmlLang: "bn", numberingSystem: "beng" } as Language;
  expect(updatedYear({ updated: "2031-02-03" } as Site, bengali)).toBe("২০৩১");
});

test("a language shows the sources in English and in the language itself", () => {
  const sources = ["en", "ja", "pt"].map((language) => ({ language }) as GuideSource);
  expect(shownSources(sources, "pt").map(({ language }) => language)).toEqual(["en", "pt"]);
});
