/** @jest-environment node */
import { dayOf, readDate, writtenDate } from "./date";

// The examples of GS1 General Specifications, section 7.12, and both edges of the rule.
test.each([
  ["49", 2000, 2049],
  ["50", 2000, 2050],
  ["51", 2000, 1951],
  ["76", 2026, 2076],
  ["77", 2026, 1977],
  ["99", 2026, 1999],
  ["00", 2026, 2000],
  ["00", 2049, 2000],
  ["00", 2050, 2100],
  ["48", 2099, 2148],
  ["49", 2099, 2149],
])("the year %s, read in %d, is %d", (year, yearNow, full) => {
  expect(dayOf(`${year}0101`, yearNow)).toBe(`${full}-01-01`);
});

test.each([
  ["271231", "2027-12-31"],
  ["271200", "2027-12-31"],
  ["270200", "2027-02-28"],
  ["280200", "2028-02-29"],
  ["280229", "2028-02-29"],
])("%s is %s", (value, day) => {
  expect(readDate(value, 2026)).toEqual({ value });
  expect(dayOf(value, 2026)).toBe(day);
});

test.each([
  [2027, 12, 31, "271231"],
  [2028, 2, 0, "280200"],
  [2100, 1, 5, "000105"],
])("the year %d, month %d and day %d are written as %s", (year, month, day, value) => {
  expect(writtenDate(year, month, day)).toBe(value);
  expect(readDate(value, year)).toEqual({ value });
});

test.each([
  ["", "empty"],
  ["2712", "date"],
  ["27-12-31", "date"],
  ["20271231", "date"],
  ["271331", "month"],
  ["270031", "month"],
  ["270229", "day"],
  ["270431", "day"],
])("rejects %p: %s", (value, kind) => {
  expect(readDate(value, 2026)).toEqual({ fault: { kind } });
});
