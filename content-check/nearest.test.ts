/** @jest-environment node */
import { nearest } from "./nearest";

const names = ["brand", "setupTime", "trialMonths", "trialPeriod"];

test.each([
  ["brnd", "brand"],
  ["Brand", "brand"],
  ["setupTimes", "setupTime"],
  ["trialMonth", "trialMonths"],
  ["trailPeriod", "trialPeriod"],
  ["price", undefined],
  ["somethingElse", undefined],
  ["", undefined],
])("%s is nearest to %s", (typed, name) => {
  expect(nearest(typed, names)).toBe(name);
});
