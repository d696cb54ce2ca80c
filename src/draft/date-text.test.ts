/** @jest-environment node */
import type { Language } from "../content/types";
import { languageByCode } from "../i18n/languages";
import { dateText, printedDate } from "./date-text";

test.each([
  ["280531", "May 31, 2028", "MAY 31 2028"],
  ["280500", "May 2028", "MAY 2028"],
])("%s is %s, and on a pack %s", (value, text, printed) => {
  expect(dateText(value, 2026, languageByCode("en"))).toBe(text);
  expect(printedDate(value, 2026, languageByCode("en"))).toBe(printed);
});

test.each([
  ["ja", "280531", "2028/05/31"],
  ["ru", "280531", "31.05.2028"],
  ["ar", "280531", "31/05/2028"],
  ["bn", "280500", "05/2028"],
])("on a pack in %s %s is %s", (code, value, printed) => {
  expect(printedDate(value, 2026, { code, htmlLang: code } as Language)).toBe(printed);
});
