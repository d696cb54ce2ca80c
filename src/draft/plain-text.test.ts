/** @jest-environment node */
import fc from "fast-check";
import { graphemes, plainText, shortened } from "./plain-text";

test.each([
  ["  Tomato \n soup\t", "Tomato soup"],
  ["a\u202eb\u2066c\u200fd\u061ce\u200ef", "abcdef"],
  ["a\u0000b\u001bc\u0085d", "a b c d"],
  ["zero\u200bwidth\ufeff", "zerowidth"],
  // Sinhala, Persian and emoji sequences need joiners.
  ["ශ්\u200dරී می\u200cخواهم 👩\u200d🌾", "ශ්\u200dරී می\u200cخواهم 👩\u200d🌾"],
  ["<b>&amp;</b>", "<b>&amp;</b>"],
  // Hebrew and Tibetan use up to four marks per letter.
  ["שּׁ֑ב བསྒྲུབས", "שּׁ֑ב བསྒྲུབས"],
  [`P${"\u0301".repeat(55)}AY`, `P${"\u0301".repeat(4)}AY`],
  [`P${"\u0301\u200d".repeat(9)}AY`, `P${"\u0301\u200d".repeat(2)}AY`],
  [`P${"\u0301\u00ad".repeat(9)}AY`, `P${"\u0301".repeat(4)}AY`],
])("converts %j to the plain text %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  ["soup", 1, "s"],
  ["👩\u200d🌾👩\u200d🌾", 1, "👩\u200d🌾"],
  ["क्रीम", 2, "क्रीम"],
  ["e\u0301e\u0301", 1, "e\u0301"],
])("shortens %s to %d graphemes: %s", (text, most, short) => {
  expect(shortened(text, most)).toBe(short);
});

test("splits a text without combining marks as Intl.Segmenter does", () => {
  const characters = fc.constantFrom(..."aß’\u00ad Ёя\u0482لاءةي一龥ぁゖァヺ—…");
  fc.assert(
    fc.property(fc.array(characters), (letters) => {
      const segments = [...new Intl.Segmenter().segment(letters.join(""))];
      expect(graphemes(letters.join(""))).toEqual(segments.map(({ segment }) => segment));
    }),
  );
});

test("counts code points if the browser lacks Intl.Segmenter", () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, "Segmenter");
  expect(graphemes("a🍅")).toEqual(["a", "🍅"]);
  Object.assign(Intl, { Segmenter });
});
