/** @jest-environment node */
import { fitText, isRightToLeft } from "./fitted-text";

const box = { width: 294, height: 94, largest: 118, smallest: 18, lines: 2 };
const linesOf = (text: string, lines = 2) =>
  fitText(text, { ...box, lines }).lines.map((line) => line.text);

test.each([
  ["Soup", "Tomato soup"],
  ["Tomato soup", "Tomato soup with basil and cream, 400 g"],
  ["番茄汤", "番茄奶油浓汤配罗勒"],
  ["شوربة", "شوربة الطماطم بالريحان"],
])("sets %s larger than %s and shortens neither", (short, long) => {
  expect(fitText(short, box).size).toBeGreaterThan(fitText(long, box).size);
  expect(linesOf(long).join()).not.toContain("…");
});

test.each([
  "Soup",
  "A B",
  "Apricot jam with whole hazelnuts, 340 g",
  "टमाटर सूप",
  "শিশুর সাবান",
  "خ".repeat(40),
  "番".repeat(40),
  "W".repeat(40),
  "खुबानी ".repeat(9),
])("keeps the lines of %s within the available space", (name) => {
  const { size, lines } = fitText(name, box);
  for (const { width, y } of lines) {
    expect(width).toBeLessThanOrEqual(box.width + 0.01);
    expect(y).toBeGreaterThan(0.5 * size);
    expect(y).toBeLessThan(box.height);
  }
});

test("shortens a name that is too long with an ellipsis", () => {
  expect(linesOf("番".repeat(40)).map((line) => line.at(-1))).toEqual(["番", "…"]);
  expect(linesOf("番".repeat(40), 1).map((line) => line.at(-1))).toEqual(["…"]);
});

test("breaks a long name between words", () => {
  expect(linesOf("Organic strawberry marmalade")).toEqual(["Organic strawberry", "marmalade"]);
});

test("detects right-to-left text by its first letter", () => {
  expect(isRightToLeft("2 مربى")).toBe(true);
  expect(isRightToLeft("Jam مربى")).toBe(false);
});
