/** @jest-environment node */
import { smallestSide } from "./print-size";

test.each([
  [25, 13.068],
  [29, 14.652],
  [33, 16.236],
])("%d modules take %d mm with the quiet zone", (modules, side) => {
  expect(smallestSide(modules)).toBe(side);
});
