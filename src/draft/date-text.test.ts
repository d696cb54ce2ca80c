/** @jest-environment node */
import type { Language } from "../content/types";
import { languageByCode } from "../i18n/languages";
import { dateText, printedDate } from "./date-text";

test.each([
  ["280531", "May 31, 2028", "MAY 31 2028"],
  ["280500", "May 2028", "MAY 2028"],
])("formats %s as %s, and on a pack as %s", (value, text, printed) => {
  expect(dateText(value, 2026, languageByCode("en"))).toBe(text);
  expect(printedDate(value, 2026, languageByCode("en"))).toBe(printed);
});

test.each([
  ["ja", "280531", "2028/05/31"],
  ["ru", "280531", "31.05.2028"],
  ["ar", "280531", "31/05/2028"],
  ["bn", "280500", "05/2028"],
])("formats for a pack in %s the date %s as %s", (code, value, printed) => {
  expect(printedDate(value, 2026, { code, htmlLang: code } as Language)).toBe(printed);
});
