/** @jest-environment node */
import { ungrouped, writtenText } from "./written-text";

test.each([
  ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
  ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
  ["Devanagari", "०१२३४५६७८९"],
  ["Bengali", "০১২৩৪৫৬৭৮৯"],
  ["full-width", "０１２３４５６７８９"],
])("%s digits are Latin ones", (_, digits) => {
  expect(writtenText(digits)).toBe("0123456789");
});

test("digits of a script that is not known here stay", () => {
  expect(writtenText("๑𝟙")).toBe("๑𝟙");
});

test("what cannot be seen goes, what was meant stays", () => {
  expect(writtenText("\u202a AB\u200b-1 2\u202c\n")).toBe("AB-1 2");
});

test.each(["9506000 134352", "9 506000-134352", "9506\u00a0000\u2013134\u2212352"])(
  "a number without what groups it: %s",
  (text) => {
    expect(ungrouped(text)).toBe("9506000134352");
  },
);
