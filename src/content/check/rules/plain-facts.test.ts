/** @jest-environment node */
import { projectLines, replaced } from "../testing/project";
import { plainFacts } from "./plain-facts";

test("the project's facts are plain", () => {
  expect(projectLines(plainFacts)).toEqual([]);
});

test.each([
  ["<b>Scanleaf</b>", "an HTML tag"],
  ["Scan&amp;leaf", "an HTML entity"],
  ["{{name}}", "a text with a brace; write it without: facts hold no placeholders"],
  [" Scanleaf", "a text with a space around it"],
])("%s is no plain text", (brand, words) => {
  const lines = projectLines(plainFacts, { "data/site.json": replaced("Scanleaf", brand) });
  expect(lines[0]).toContain("data/site.json:2:");
  expect(lines[0]).toContain(words);
});
