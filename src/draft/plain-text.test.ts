/** @jest-environment node */
import { plainText } from "./plain-text";

test.each([
  ["  Tomato \n soup\t", "Tomato soup"],
  ["a\u202eb\u2066c\u200fd\u061ce\u200ef\u200bg\ufeff", "abcdefg"],
  ["a\u0000b\u001bc\u0085d", "a b c d"],
  // Sinhala, Persian and emoji sequences need joiners, and Hebrew up to four marks per letter.
  ["ශ්\u200dරී می\u200cخواهم 👩\u200d🌾 שּׁ֑ב", "ශ්\u200dරී می\u200cخواهم 👩\u200d🌾 שּׁ֑ב"],
  [`P${"\u0301\u200d\u00ad".repeat(9)}AY`, `P${"\u0301\u200d".repeat(2)}AY`],
])("converts %j to the plain text %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
