/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { plainFacts } from "./plain-facts";

test("facts that are plain, and a text that the list of kept texts quotes", () => {
  expect(linesOf(plainFacts, { "data/site.json": { brand: "Brand & Co." } })).toEqual([]);
});

test.each([
  ["<b>Brand</b>", "an HTML tag"],
  ["Bra&amp;nd", "an HTML entity"],
  ["{{name}}", "a text with a brace; write it without: facts hold no placeholders"],
  [" Brand", "a text with a space around it"],
])("%s is no plain text", (brand, words) => {
  const [line] = linesOf(plainFacts, { "data/site.json": { brand } });
  expect(line).toContain("data/site.json:2:");
  expect(line).toContain(words);
});
