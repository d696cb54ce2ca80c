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

test.each([["2028-5"], [2028], [undefined]])("%j is no month, as its schema says", (bestBefore) => {
  expect(linesOf(rule, { [file]: { bestBefore } })).toEqual([]);
});
