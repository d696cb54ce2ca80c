/** @jest-environment node */
import {
  dateText,
  formatDate,
  formatList,
  formatMonth,
  formatNumber,
  formatPrice,
  priceInText,
  printedDate,
  spaceAfter,
} from "./format";
import type { Language } from "./types";

const language = (htmlLang: string) => ({
  htmlLang,
  numberingSystem: htmlLang === "bn" ? "beng" : "latn",
});

test.each([
  ["280531", "May 31, 2028", "MAY 31 2028"],
  ["280500", "May 2028", "MAY 2028"],
])("formats the date %s as %s, and on a pack as %s", (value, text, printed) => {
  expect(dateText(value, 2026, { ...language("en"), code: "en" } as Language)).toBe(text);
  expect(printedDate(value, 2026, { ...language("en"), code: "en" } as Language)).toBe(printed);
});

test.each([
  ["ru", "280531", "31.05.2028"],
  ["bn", "280500", "05/2028"],
])("formats for a pack in %s the date %s as %s", (code, value, printed) => {
  expect(printedDate(value, 2026, { code, htmlLang: code } as Language)).toBe(printed);
});

// \u00a0 is a no-break space.
test.each([
  ["en", "$20", "1,457", "November 20, 2026"],
  ["es", "20\u00a0US$", "1457", "20 de noviembre de 2026"],
  ["ar", "$20", "1,457", "20 نوفمبر 2026"],
  ["bn", "$২০", "১,৪৫৭", "২০ নভেম্বর, ২০২৬"],
  ["ru", "20\u00a0$", "1\u00a0457", "20 ноября 2026\u00a0г."],
])("%s prints prices, numbers and dates its own way", (code, price, number, date) => {
  expect(formatPrice(2000, "USD", language(code))).toBe(price);
  expect(formatNumber(1457, language(code))).toBe(number);
  expect(formatDate("2026-11-20", language(code))).toBe(date);
});

test("formats the month of a date, and a price with cents with both decimals", () => {
  expect(formatMonth("2026-11-20", language("ja"))).toBe("2026年11月");
  expect(formatPrice(1950, "USD", language("en"))).toBe("$19.50");
});

test.each([
  ["ltr", "$20"],
  ["rtl", "\u2066$20\u2069"],
])("in a sentence that runs %s a price is %j", (dir, price) => {
  expect(priceInText(2000, "USD", { ...language("ar"), dir } as Language)).toBe(price);
});

test.each([
  ["en", ["A", "B", "C"], "A, B, and C"],
  ["zh-Hans-CN", ["ADVANCE", "PREMIUM"], "ADVANCE 和 PREMIUM"],
  ["zh-Hant-TW", ["空格", "#"], "空格和#"],
])("formats a list in %s", (htmlLang, items, list) => {
  expect(formatList(items, { htmlLang })).toBe(list);
});

test("a sentence is followed by a space, but not after a full-width mark", () => {
  expect(["It is.", "です。"].map(spaceAfter)).toEqual([" ", ""]);
});
