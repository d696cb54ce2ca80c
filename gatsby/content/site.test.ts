/** @jest-environment node */
import type { Language, Site } from "../../src/content/types";
import { newsletterForm, updatedYear } from "./site";

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
