/** @jest-environment node */
import { projectLines } from "../testing/project";
import { reviewDates } from "./review-dates";

test("dates up to today are in order", () => {
  expect(projectLines(reviewDates(new Date("2999-01-01T00:00:00Z")))).toEqual([]);
});

test("a day in the future", () => {
  const lines = projectLines(reviewDates(new Date("2026-11-19T23:59:00Z")));
  expect(lines).toContain(
    'data/site.json:25:20  rulesReviewed  is "2026-11-20", a day in the future; write the day of the change, 2026-11-19 at the latest',
  );
  expect(lines).toHaveLength(5);
});
