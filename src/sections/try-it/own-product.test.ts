/** @jest-environment node */
import { nothing } from "./entries";
import { ownProduct } from "./own-product";

test.each([
  [" Plum jam ", "Plum jam"],
  // Counted as a reader counts letters; é is of two code points here.
  ["e\u0301".repeat(40), "e\u0301".repeat(40)],
  ["e\u0301".repeat(41), `${"e\u0301".repeat(39)}…`],
  [`P${"\u0301".repeat(55)}AY`, `P${"\u0301".repeat(4)}AY`],
])("a product of the name %j is named %j", (name, shown) => {
  expect(ownProduct({ ...nothing, name }, undefined).name).toBe(shown);
});
