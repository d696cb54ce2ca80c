/** @jest-environment node */
import {
  formatDate,
  formatList,
  formatMonth,
  formatNumber,
  formatPrice,
  priceInText,
  spaceAfter,
} from "./format";
import type { Language } from "./types";

const language = (htmlLang: string) => ({
  htmlLang,
  numberingSystem: htmlLang === "bn" ? "beng" : "latn",
});

// \u00a0 is a no-break space.
test.each([
  ["en", "$20", "1,457", "November 20, 2026"],
  ["zh-Hant-TW", "US$20", "1,457", "2026年11月20日"],
  ["zh-Hans-CN", "US$20", "1,457", "2026年11月20日"],
  ["es", "20\u00a0US$", "1457", "20 de noviembre de 2026"],
  ["hi", "$20", "1,457", "20 नवंबर 2026"],
  ["ar", "$20", "1,457", "20 نوفمبر 2026"],
  ["bn", "$২০", "১,৪৫৭", "২০ নভেম্বর, ২০২৬"],
  ["pt-BR", "US$\u00a020", "1.457", "20 de novembro de 2026"],
  ["ru", "20\u00a0$", "1\u00a0457", "20 ноября 2026 г."],
  ["ja", "$20", "1,457", "2026年11月20日"],
])("%s prints prices, numbers and dates its own way", (code, price, number, date) => {
  expect(formatPrice(2000, "USD", language(code))).toBe(price);
  expect(formatNumber(1457, language(code))).toBe(number);
  expect(formatDate("2026-11-20", language(code))).toBe(date);
});

test.each([
  ["en", "November 2026"],
  ["ja", "2026年11月"],
])("%s prints the month of a date as %s", (code, month) => {
  expect(formatMonth("2026-11-20", language(code))).toBe(month);
});

test("a price with cents keeps both decimals", () => {
  expect(formatPrice(1950, "USD", language("en"))).toBe("$19.50");
  expect(formatPrice(0, "USD", language("en"))).toBe("$0");
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
  ["ja", ["ADVANCE", "PREMIUM"], "ADVANCE、PREMIUM"],
])("formats a list in %s", (htmlLang, items, list) => {
  expect(formatList(items, { htmlLang })).toBe(list);
});

test.each([
  ["It is.", " "],
  ["です。", ""],
  ["吗？", ""],
])("the space after %p is %p", (sentence, space) => {
  expect(spaceAfter(sentence)).toBe(space);
});
