/** @jest-environment node */
import type { Texts } from "../../src/content/types";
import { projectContent } from "../../src/testing/content";
import { headingWidth, headingWidths, twoLineWidth } from "./heading-widths";

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
    return headingWidths({ ...content, texts }, { code: "en" })["--lens-size"];
  };
  expect(lensOf("extraordinarily large print")).toBeLessThan(lensOf("large print"));
});

test("joins Hindi conjuncts, which need fewer letters side by side", () => {
  expect(headingWidth("क्या")).toBeLessThan(headingWidth("कया"));
});
