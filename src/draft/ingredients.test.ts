/** @jest-environment node */
import { partsOf, placesAfter } from "./ingredients";

test.each([
  ["Tomatoes, cream (milk)", ["Tomatoes", " cream ", "milk"]],
  [
    "stock (water, celery), oil 1.5%. May hold nuts.",
    ["stock ", "water", " celery", " oil 1.5%", " May hold nuts"],
  ],
  ["طماطم، كريمة", ["طماطم", " كريمة"]],
  ["トマト、クリーム（乳）", ["トマト", "クリーム", "乳"]],
  ["番茄，奶油", ["番茄", "奶油"]],
  [", salt,", [" salt"]],
  ["tomatoes (40%)", ["tomatoes "]],
  ["", []],
])("%s has the parts %j", (ingredients, names) => {
  const parts = partsOf(ingredients);
  expect(parts.map(({ text }) => text).join("")).toBe(ingredients);
  const own = parts.filter(({ place }) => place !== undefined);
  expect(own.map(({ text }) => text)).toEqual(names);
  expect(own.map(({ place }) => place)).toEqual(names.map((_, index) => index));
});

test.each([
  ["one before it", "Water, plums, milk", [2]],
  ["in another order", "milk, plums", [0]],
  ["its words changed", "plums, oat milk", []],
  ["another list", "beans, sugar", []],
  ["emptied", "", []],
])("a mark goes with its ingredient: %s", (_, after, places) => {
  expect(placesAfter("plums, milk", [1], after)).toEqual(places);
});
