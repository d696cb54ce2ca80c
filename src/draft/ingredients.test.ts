/** @jest-environment node */
import { moveAllergens, splitIngredients } from "./ingredients";

test.each([
  [
    "stock (water, celery 5.5%), oil (2%). May hold nuts,",
    ["stock ", "water", " celery 5.5%", " oil ", " May hold nuts"],
  ],
  ["طماطم، كريمة", ["طماطم", " كريمة"]],
  ["トマト、クリーム（乳）", ["トマト", "クリーム", "乳"]],
])("splits the ingredients %s into %j", (ingredients, names) => {
  const segments = splitIngredients(ingredients);
  expect(segments.map(({ text }) => text).join("")).toBe(ingredients);
  const own = segments.filter(({ position }) => position !== undefined);
  expect(own.map(({ text }) => text)).toEqual(names);
  expect(own.map(({ position }) => position)).toEqual(names.map((_, index) => index));
});

test.each([
  ["another ingredient before it", "Water, plums, milk", [2]],
  ["changed text of the ingredient", "plums, oat milk", []],
])("moves or removes an allergen mark with its ingredient: %s", (_, after, positions) => {
  expect(moveAllergens("plums, milk", [1], after)).toEqual(positions);
});
