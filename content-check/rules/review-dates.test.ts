/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { reviewDates } from "./review-dates";

const files = {
  "data/site.json": { updated: "2026-11-18", rulesReviewed: "2026-11-20" },
  "data/navigation.json": { legal: [{ updated: "2026-11-20" }, { updated: "soon" }] },
};

test("dates up to today are in order", () => {
  expect(linesOf(reviewDates(new Date("2026-11-20T00:00:00Z")), files)).toEqual([]);
});

test("a day in the future", () => {
  expect(linesOf(reviewDates(new Date("2026-11-19T23:59:00Z")), files)).toEqual([
    expect.stringContaining("data/navigation.json:4:18  legal[0].updated  is"),
    'data/site.json:3:20  rulesReviewed  is "2026-11-20", a day in the future; write the day of the change, 2026-11-19 at the latest',
  ]);
});
