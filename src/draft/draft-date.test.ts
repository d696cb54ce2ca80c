/** @jest-environment node */
import { languageByCode } from "../i18n/languages";
import { emptyDraft } from "./draft";
import { dateFieldsOf, dateOf, dateOptions, isPast, withDateField } from "./draft-date";

test.each([
  ["ja", "year month day"],
  ["es", "day month year"],
])("orders the date fields as %s writes dates: %s", (code, order) => {
  const fields = dateOptions(emptyDraft, new Date(2026, 4, 31), languageByCode(code));
  expect(fields.map(({ field }) => field).join(" ")).toBe(order);
});

test.each([
  [{ day: "", month: "5", year: "2028" }, "280500"],
  [{ day: "9", month: "5", year: "2028" }, "280509"],
])("converts %j to %s and back", (date, value) => {
  expect(dateOf(date)).toBe(value);
  expect(dateFieldsOf(value, 2026)).toEqual(date);
});

test("drops a day that does not exist in the selected month", () => {
  const date = { day: "31", month: "3", year: "2027" };
  expect(withDateField(date, "month", "4")).toEqual({ day: "", month: "4", year: "2027" });
  expect(withDateField(date, "month", "5")).toEqual({ ...date, month: "5" });
});

test.each([
  ["", false],
  ["260531", false],
  ["260500", false],
  ["260400", true],
])("on 31 May 2026, %p is past: %p", (value, past) => {
  expect(isPast(value, new Date(2026, 4, 31))).toBe(past);
});
