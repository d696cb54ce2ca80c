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
  ["60", ".", 60],
  [" 57.5 ", ".", 57.5],
  ["57,5", ".", 57.5],
  ["57,5", ",", 57.5],
  ["57.5", ",", 57.5],
  ["1,000", ".", 1000],
  ["1.000", ",", 1000],
  ["1,000", ",", 1],
  ["0,125", ".", 0.125],
  ["1,000.5", ".", 1000.5],
  ["1.000,5", ".", 1000.5],
  ["1,000,000", ".", 1_000_000],
  ["1 000", ".", 1000],
  ["1\u202f000,5", ",", 1000.5],
  ["1’000", ".", 1000],
  ["٦٠٫٥", ".", 60.5],
  ["١٬٠٠٠٫٥", ".", 1000.5],
  ["६०.५", ".", 60.5],
  ["৬০", ".", 60],
  [".5", ".", 0.5],
] as const)("%p, where %p is the decimal sign, is the number %d", (text, decimal, number) => {
  expect(readNumber(text, decimal)).toBe(number);
});

test.each([
  "",
  "abc",
  "50mm",
  "-5",
  "0x10",
  "1e308",
  "1,00,0",
  "1.2.3",
  "1,2,3",
  "1 00",
  ".",
  "Infinity",
  "9".repeat(400),
])("%p is no number", (text) => {
  expect(readNumber(text, ".")).toBeUndefined();
});
