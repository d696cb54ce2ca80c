/** @jest-environment node */
import { formatPath, placeOf } from "./place";

test.each([
  ["", 0, 1, 1],
  ["ab", 2, 1, 3],
  ["a\nb", 2, 2, 1],
  ["a\r\nb", 3, 2, 1],
  ["a\n\n", 3, 3, 1],
])("in %j, position %d is line %d, column %d", (text, offset, line, column) => {
  expect(placeOf(text, offset)).toEqual({ line, column });
});

test.each([
  [[], ""],
  [["plans", 1, "price"], "plans[1].price"],
  [["location", "zh-TW"], "location.zh-TW"],
  [["a b", 0], '["a b"][0]'],
])("%j is written %s", (segments, path) => {
  expect(formatPath(segments)).toBe(path);
});
