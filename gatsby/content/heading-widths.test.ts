/** @jest-environment node */
import type { Texts } from "../../src/content/types";
import { projectContent } from "../../src/testing/content";
import { headingWidth, headingWidths, twoLineWidth } from "./heading-widths";

test.each([
  ["Latin", "One code.", "One code. Every answer."],
  ["Cyrillic", "Один код.", "Один код. Все ответы."],
  ["Arabic", "رمز واحد", "رمز واحد لكل الإجابات"],
  ["Devanagari", "एक कोड", "एक कोड। हर जवाब।"],
  ["Bengali", "একটি কোড", "একটি কোড। সব উত্তর।"],
])("measures %s letters in the face that headings have", (_, short, long) => {
  expect(headingWidth(short)).toBeGreaterThan(1);
  expect(headingWidth(long)).toBeGreaterThan(1.5 * headingWidth(short));
});

test("divides a text into two lines where the wider one is narrowest", () => {
  expect(twoLineWidth("six months free")).toBeCloseTo(
    Math.max(headingWidth("six months"), headingWidth("free")),
  );
  expect(twoLineWidth("word")).toBe(headingWidth("word"));
});

test("makes a longer text in the magnifying glass smaller", () => {
  const lensOf = (titleSecond: string) => {
    const content = projectContent();
    const texts = (code: string, namespace: string): Texts =>
      namespace === "landing" ? { faq: { titleSecond } } : content.texts(code, namespace);
    return headingWidths({ ...content, texts }, { language: "en" }).lens;
  };
  expect(lensOf("extraordinarily large print")).toBeLessThan(lensOf("large print"));
});

test.each([
  ["Hindi", "क्या", "कया"],
  ["Bengali", "প্র", "পর"],
])("joins %s conjuncts, which need fewer letters side by side", (_, joined, separate) => {
  expect(headingWidth(joined)).toBeLessThan(headingWidth(separate));
});
