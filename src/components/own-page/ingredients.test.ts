/** @jest-environment node */
import { partsOf } from "./ingredients";

test.each([
  ["Tomatoes, cream (milk)", ["Tomatoes", " cream (milk)"]],
  ["طماطم، كريمة", ["طماطم", " كريمة"]],
  ["トマト、クリーム（乳）", ["トマト", "クリーム（乳）"]],
  ["番茄，奶油", ["番茄", "奶油"]],
  [", salt,", [" salt"]],
  ["", []],
])("%s has the parts %j", (ingredients, names) => {
  const parts = partsOf(ingredients);
  expect(parts.map(({ text }) => text).join("")).toBe(ingredients);
  const own = parts.filter(({ place }) => place !== undefined);
  expect(own.map(({ text }) => text)).toEqual(names);
  expect(own.map(({ place }) => place)).toEqual(names.map((_, index) => index));
});
