/** @jest-environment node */
import fc from "fast-check";
import { graphemes, moveAllergens, plainText, shortened, splitIngredients } from "./text";

test.each([
  [
    "stock (water, celery 5.5%), oil (2%). May hold nuts,",
    ["stock ", "water", " celery 5.5%", " oil ", " May hold nuts"],
  ],
  ["طماطم، كريمة", ["طماطم", " كريمة"]],
  ["トマト、クリーム（乳）", ["トマト", "クリーム", "乳"]],
])("splits the ingredients %s into %j", (ingredients, names) => {
  const segments = splitIngredients(ingredients);
  expect(segments.map(({ text }) => text).join("")).toBe(ingredients);
  const own = segments.filter(({ position }) => position !== undefined);
  expect(own.map(({ text }) => text)).toEqual(names);
  expect(own.map(({ position }) => position)).toEqual(names.map((_, index) => index));
});

test.each([
  ["another ingredient before it", "Water, plums, milk", [2]],
  ["changed text of the ingredient", "plums, oat milk", []],
])("moves or removes an allergen mark with its ingredient: %s", (_, after, positions) => {
  expect(moveAllergens("plums, milk", [1], after)).toEqual(positions);
});

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

test("shortens a text by whole letters, and by code points without Intl.Segmenter", () => {
  expect(shortened("👩\u200d🌾क्रीम", 2)).toBe("👩\u200d🌾क्री");
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, "Segmenter");
  expect(graphemes("a🍅")).toEqual(["a", "🍅"]);
  Object.assign(Intl, { Segmenter });
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
