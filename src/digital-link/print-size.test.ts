/** @jest-environment node */
import { modulePixels, smallestModule, smallestSide } from "./print-size";

test.each([
  [25, 13.068],
  [29, 14.652],
  [33, 16.236],
])("%d modules take %d mm with the quiet zone", (modules, side) => {
  expect(smallestSide(modules)).toBe(side);
});

test.each([
  [300, 5],
  [600, 10],
])("at %d dots an inch a module is %d pixels, and not too small", (dotsPerInch, pixels) => {
  expect(modulePixels(dotsPerInch)).toBe(pixels);
  expect((pixels / dotsPerInch) * 25.4).toBeGreaterThanOrEqual(smallestModule);
});
