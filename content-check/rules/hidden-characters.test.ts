/** @jest-environment node */
import { linesAbout } from "../testing/fixture";
import { hiddenCharacters } from "./hidden-characters";

test.each([
  ["hi", "क\u200dष"],
  ["ar", "`\u2066a\u2069` ‎هنا"],
  ["pt", "São Paulo"],
])("%s: what a script needs is in order", (code, text) => {
  expect(linesAbout(hiddenCharacters, code, text)).toEqual([]);
});

test.each([
  ["\u0007", "U+0007"],
  ["\n", "U+000A"],
  ["\u202e", "U+202E"],
  ["\u200b", "U+200B"],
  ["\ufeff", "U+FEFF"],
  ["\u{e0041}", "U+E0041"],
])("%j is seen by nobody", (character, code) => {
  const [line] = linesAbout(hiddenCharacters, "pt", `Texto${character}`);
  expect(line).toContain(`is a text with ${code}, a character that nobody sees; write it without`);
});

test("a letter that was not saved as UTF-8", () => {
  expect(linesAbout(hiddenCharacters, "pt", "S\ufffdo")).toEqual([
    "2:13 is a text with U+FFFD, which stands for a letter that was not saved as UTF-8; write the letter again, and save the file as UTF-8",
  ]);
});

test("an accent apart from its letter", () => {
  expect(linesAbout(hiddenCharacters, "pt", "Sa\u0303o")).toEqual([
    "2:12 is a text with letters in several pieces (not in Unicode NFC); write it anew, or run npm run fix:content",
  ]);
});
