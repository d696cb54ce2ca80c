/** @jest-environment node */
import { linesAbout, linesOf } from "../testing/fixture";
import { spacing } from "./spacing";

test("a site with single spaces is in order", () => {
  expect(linesOf(spacing)).toEqual([]);
});

test.each([
  ["en", "A {{brand}}, b. C: (d) `a  b , c` and .json …"],
  ["ru", "Код\u00a0— это 5 %"],
  ["ja", "300 g（約）です。"],
  ["fr", "Pourquoi\u202f? Voici\u00a0: ça"],
])("%s: %s", (code, text) => {
  expect(linesAbout(spacing, code, text)).toEqual([]);
});

const before = "a text with a space before punctuation; write the mark right after the word";

test.each([
  ["en", "A  b", "2:13 is a text with two spaces in a row; write one space"],
  ["es", "a \u00a0b", "2:13 is a text with two spaces in a row; write one space"],
  ["en", " A", "2:12 is a text with a space around it; write it without the space"],
  ["ar", "نص ", "2:14 is a text with a space around it; write it without the space"],
  ["en", "A ( b)", "2:15 is a text with a space inside brackets; write it without the space"],
  ["ja", "（約 ）", "2:14 is a text with a space inside brackets; write it without the space"],
  ["en", "A , b", `2:13 is ${before}`],
  ["es", "¿Qué\u00a0?", `2:16 is ${before}`],
  ["ru", "{{brand}} : да", `2:21 is ${before}`],
  ["hi", "नमस्ते ।", `2:18 is ${before}`],
  ["ar", "نص ، نص", `2:14 is ${before}`],
  ["zh-CN", "GS1 ，标准", `2:15 is ${before}`],
  ["en", "The end .", `2:19 is ${before}`],
  ["fr", "Voici .  Bien", "2:19 is a text with two spaces in a row; write one space"],
])("%s: %j", (code, text, line) => {
  expect(linesAbout(spacing, code, text)).toEqual([line]);
});
