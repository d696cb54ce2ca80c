/** @jest-environment node */
import { linesAbout, linesOf } from "../testing/fixture";
import { quotes } from "./quotes";

test("a site without quotation marks is in order", () => {
  expect(linesOf(quotes)).toEqual([]);
});

test.each([
  ["en", "“GS1’s ‘code’” and the customers’ box"],
  ["en", "Thanks for subscribing! We'll be in touch soon."],
  ["en", "`\"a\" 'b'`"],
  ["es", "«caja “roja”» d’Or"],
  ["pt", "“caixa” d’água"],
  ["ru", "«коробка „красная“»"],
  ["ar", "«نص»"],
  ["ja", "「箱『赤』」"],
  ["zh-TW", "「盒子『紅』」"],
  ["zh-CN", "“盒子”《标准》"],
  ["de", "„Schachtel“"],
])("%s: %s", (code, text) => {
  expect(linesAbout(quotes, code, text)).toEqual([]);
});

test.each([
  ["en", "GS1's", "2:15 is a text with a straight apostrophe; write ’"],
  ["en", "{{brand}}'s", "2:21 is a text with a straight apostrophe; write ’"],
  ["en", "It's", "2:14 is a text with a straight apostrophe; write ’"],
  [
    "es",
    "Thanks for subscribing! We'll be in touch soon.",
    "2:38 is a text with a straight apostrophe; write ’",
  ],
  ["en", "the customers' box", "2:25 is a text with ', a straight quotation mark; write “ ” ‘ ’"],
  [
    "de",
    "5' lang",
    "2:13 is a text with ', a straight quotation mark; write the quotation marks of the language",
  ],
  ["ja", "『”", "2:13 is a text with ”, a quotation mark of other languages; write 「 」 『 』"],
  ["es", "«caja»‘", "2:18 is a text with ‘, a quotation mark of other languages; write « » “ ”"],
  ["pt", "«", "2:12 is a text with «, a quotation mark of other languages; write “ ” ‘ ’"],
  [
    "zh-TW",
    "《盒",
    "2:12 is a text with 《, a quotation mark of other languages; write 「 」 『 』",
  ],
])("%s: %s", (code, text, line) => {
  expect(linesAbout(quotes, code, text)).toEqual([line]);
});

test("a pair of straight marks, each at its place in the file", () => {
  expect(linesAbout(quotes, "ru", '"да"')).toEqual([
    '2:12 is a text with ", a straight quotation mark; write « » „ “',
    '2:16 is a text with ", a straight quotation mark; write « » „ “',
  ]);
});
