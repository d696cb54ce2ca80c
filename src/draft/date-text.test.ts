/** @jest-environment node */
import { languageByCode } from "../i18n/languages";
import { dateText, printedDate } from "./date-text";

test.each([
  ["280531", "May 31, 2028", "31 05 2028"],
  ["280500", "May 2028", "05 2028"],
])("%s is %s, and on a pack %s", (value, text, printed) => {
  expect(dateText(value, 2026, languageByCode("en"))).toBe(text);
  expect(printedDate(value, 2026)).toBe(printed);
});
