/** @jest-environment node */
import { moveAllergens, splitIngredients } from "./ingredients";

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
])("splits %s into %j", (ingredients, names) => {
  const parts = splitIngredients(ingredients);
  expect(parts.map(({ text }) => text).join("")).toBe(ingredients);
  const own = parts.filter(({ position }) => position !== undefined);
  expect(own.map(({ text }) => text)).toEqual(names);
  expect(own.map(({ position }) => position)).toEqual(names.map((_, index) => index));
});

test.each([
  ["another ingredient before it", "Water, plums, milk", [2]],
  ["different order", "milk, plums", [0]],
  ["changed text of the ingredient", "plums, oat milk", []],
  ["different list", "beans, sugar", []],
  ["empty list", "", []],
])("moves or removes an allergen mark with its ingredient: %s", (_, after, positions) => {
  expect(moveAllergens("plums, milk", [1], after)).toEqual(positions);
});
