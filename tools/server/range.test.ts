/** @jest-environment node */
import { parseRange } from "./range";

test.each([
  ["bytes=0-4", { start: 0, end: 4 }],
  ["bytes=5-", { start: 5, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-30", { start: 0, end: 9 }],
  ["bytes=8-99", { start: 8, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=4-2", "whole"],
  ["bytes=0-1,4-5", "whole"],
  ["bytes=-", "whole"],
  ["lines=0-1", "whole"],
  [undefined, "whole"],
])("%s of ten bytes is %j", (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});
