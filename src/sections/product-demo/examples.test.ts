/** @jest-environment node */

import { judge } from "../../digital-link/judge";
import { prefixNote } from "../../digital-link/prefix";
import { drawings } from "../../draft/draft";
import { isEmpty, nothing } from "./entries";
import { exampleOf } from "./examples";

beforeAll(() => Object.assign(globalThis, { BUILD_YEAR: 2026 }));

test.each(drawings)("the number of the example %s is right, and one for examples", (drawing) => {
  const { number, batch } = exampleOf(drawing, "Name", "");
  const entries = { gtin: number.text, batch, variant: "", serial: "", bestBefore: "", expiry: "" };
  const { identifiers } = judge(entries, 2026);
  expect(prefixNote(identifiers?.gtin ?? "")).toBe("example");
});

test("what is marked among its ingredients are its allergens", () => {
  const example = exampleOf("bowl", "Soup", "Tomatoes, cream (**milk**), **celery**, salt");
  expect(example).toMatchObject({
    name: "Soup",
    ingredients: "Tomatoes, cream (milk), celery, salt",
    allergens: [2, 3],
    year: "2028",
  });
  expect(isEmpty(example)).toBe(false);
  expect(isEmpty(nothing)).toBe(true);
});
