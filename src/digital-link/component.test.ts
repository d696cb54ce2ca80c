/** @jest-environment node */
import { percentDecoded, percentEncoded, readComponent } from "./component";

const set82 = `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;

test("the character set has 82 characters, and no other of ASCII", () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const known = ascii.filter((each) => readComponent(`A${each}`).value !== undefined);
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
  [".", { kind: "dots" }],
  ["..", { kind: "dots" }],
])("rejects %p: %j", (text, fault) => {
  expect(readComponent(text)).toEqual({ fault });
});

test.each(["A".repeat(20), "...", ".A", "A."])("%p is accepted", (value) => {
  expect(readComponent(value)).toEqual({ value });
});

test.each([
  ["AB-12/3", "AB-12%2F3"],
  ["a.b_c-d", "a.b_c-d"],
  ["100%", "100%25"],
  ["!'()*", "%21%27%28%29%2A"],
  ['"&+,:;<=>?', "%22%26%2B%2C%3A%3B%3C%3D%3E%3F"],
])("encodes %s as %s", (value, encoded) => {
  expect(percentEncoded(value)).toBe(encoded);
  expect(percentDecoded(encoded)).toBe(value);
});

test("a broken encoding has no value", () => {
  expect(percentDecoded("%2")).toBeUndefined();
});
