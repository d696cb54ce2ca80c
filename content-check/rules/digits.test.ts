/** @jest-environment node */
import { linesAbout, linesOf } from "../testing/fixture";
import { digits } from "./digits";

test("a site with Latin digits is in order", () => {
  expect(linesOf(digits)).toEqual([]);
});

test.each([
  ["ar", "المادة 6(1)"],
  ["hi", "10 मिनट"],
  ["bn", "১০০ গ্রাম, GS1, ISO 27001, 2002/58/EC, (EU) 1169/2011, WCAG 2.2, `1`, {{value2}}"],
])("%s: %s", (code, text) => {
  expect(linesAbout(digits, code, text)).toEqual([]);
});

test.each([
  ["ar", "المادة ٦", "2:19", "٦", "0123456789"],
  ["ar", "المادة ۶", "2:19", "۶", "0123456789"],
  ["hi", "१० मिनट", "2:12", "१०", "0123456789"],
  ["ja", "約１０分", "2:13", "１０", "0123456789"],
  ["bn", "১০ বা 10", "2:18", "10", "০১২৩৪৫৬৭৮৯"],
  ["bn", "१० গ্রাম", "2:12", "१०", "০১২৩৪৫৬৭৮৯"],
])("%s: %s", (code, text, place, found, own) => {
  expect(linesAbout(digits, code, text)).toEqual([
    `${place} is a text with "${found}", in digits of another script; write the digits ${own}`,
  ]);
});
