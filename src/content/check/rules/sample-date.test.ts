/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { sampleDate } from "./sample-date";

const file = "data/sample-product.json";
const rule = sampleDate(new Date("2026-11-20T12:00:00Z"));

test.each(["2026-12", "2027-01", "2999-12"])("%s is in order", (bestBefore) => {
  expect(linesOf(rule, { [file]: { bestBefore } })).toEqual([]);
});

test.each(["2026-11", "2026-10", "2025-12"])("%s is past", (bestBefore) => {
  expect(linesOf(rule, { [file]: { bestBefore } })).toEqual([
    `${file}:2:17  bestBefore  is "${bestBefore}", not in the future; write a month after 2026-11`,
  ]);
});

test.each([
  ["2028-5", '"2028-5", a text'],
  ["2028-13", '"2028-13", a text'],
  ["2028-05-01", '"2028-05-01", a text'],
  [2028, "2028, a number"],
])("%j is no month", (bestBefore, is) => {
  expect(linesOf(rule, { [file]: { bestBefore } })).toEqual([
    `${file}:2:17  bestBefore  is ${is}; write year and month, such as "2031-05"`,
  ]);
});

test("no date, no file, a broken file", () => {
  expect(linesOf(rule, { [file]: {} })).toEqual([
    `${file}:1:1  bestBefore  is missing; write year and month, such as "2031-05"`,
  ]);
  expect(linesOf(rule, { [file]: undefined })).toEqual([
    `${file}:1:1  (the whole file)  is missing; write the sample product`,
  ]);
  expect(linesOf(rule, { [file]: "{" })).toEqual([]);
});
