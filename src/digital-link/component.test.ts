/** @jest-environment node */
import { percentDecoded, percentEncoded, readComponent } from "./component";

const set82 = `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;

test("the character set has 82 characters, and no other of ASCII", () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const known = ascii.filter((each) => readComponent(each).value !== undefined);
  expect(known.join("")).toBe(set82);
  expect(known).toHaveLength(82);
});

test.each([
  ["", { kind: "empty" }],
  ["A B", { kind: "character", characters: [" "] }],
  ["LØ1", { kind: "character", characters: ["Ø"] }],
  ["批1", { kind: "character", characters: ["批"] }],
  ["#1", { kind: "character", characters: ["#"] }],
  ["Ä Ä#1", { kind: "character", characters: ["Ä", " ", "#"] }],
  ["A".repeat(21), { kind: "tooLong", count: 21 }],
])("%p is none: %j", (text, fault) => {
  expect(readComponent(text)).toEqual({ fault });
});

test("20 characters are enough", () => {
  expect(readComponent("A".repeat(20))).toEqual({ value: "A".repeat(20) });
});

test.each([
  ["AB-12/3", "AB-12%2F3"],
  ["a.b_c-d", "a.b_c-d"],
  ["100%", "100%25"],
  ["!'()*", "%21%27%28%29%2A"],
  ['"&+,:;<=>?', "%22%26%2B%2C%3A%3B%3C%3D%3E%3F"],
])("%s stands in a URI as %s", (value, encoded) => {
  expect(percentEncoded(value)).toBe(encoded);
  expect(percentDecoded(encoded)).toBe(value);
});

test("a broken encoding has no value", () => {
  expect(percentDecoded("%2")).toBeUndefined();
});
