/** @jest-environment node */
import { readNumber, ungrouped, writtenText } from "./written-text";

test.each([
  ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
  ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
  ["Devanagari", "०१२३४५६७८९"],
  ["Bengali", "০১২৩৪৫৬৭৮৯"],
  ["full-width", "０１２３４５６７８９"],
])("%s digits are Latin ones", (_, digits) => {
  expect(writtenText(digits)).toBe("0123456789");
});

test("keeps digits of other scripts", () => {
  expect(writtenText("๑𝟙")).toBe("๑𝟙");
});

test("removes invisible characters only", () => {
  expect(writtenText("\u202a AB\u200b-1 2\u202c\n")).toBe("AB-1 2");
});

test.each(["9506000 134352", "9 506000-134352", "9506\u00a0000\u2013134\u2212352"])(
  "a number without what groups it: %s",
  (text) => {
    expect(ungrouped(text)).toBe("9506000134352");
  },
);

test.each([
  ["60", 60],
  [" 57.5 ", 57.5],
  ["57,5", 57.5],
  [".5", 0.5],
  ["٦٠٫٥", 60.5],
  ["६०.५", 60.5],
  ["৬০", 60],
])("%p is the number %d", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(["", "abc", "50mm", "-5", "0x10", "1e308", "1,000", "1,00,0", "1.2.3", "."])(
  "%p is no number",
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);
