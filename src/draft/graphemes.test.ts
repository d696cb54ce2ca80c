/** @jest-environment node */
import fc from "fast-check";
import { graphemes, shortened } from "./graphemes";

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
