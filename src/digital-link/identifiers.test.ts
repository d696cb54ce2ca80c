/** @jest-environment node */
import { set82 } from "../testing/gs1";
import { readComponent } from "./identifiers";

test("accepts the 82 characters of GS1's set, and no other of ASCII", () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const accepted = ascii.filter((each) => readComponent(`A${each}`).value !== undefined);
  expect(accepted.join("")).toBe(set82);
});

test.each([
  ["", { kind: "empty" }],
  ["LØ1", { kind: "character", characters: ["Ø"] }],
  ["批1", { kind: "character", characters: ["批"] }],
  ["Ä Ä#1", { kind: "character", characters: ["Ä", " ", "#"] }],
  ["A".repeat(21), { kind: "tooLong", count: 21 }],
  [".", { kind: "dots" }],
  ["..", { kind: "dots" }],
])("rejects %p: %j", (text, fault) => {
  expect(readComponent(text)).toEqual({ fault });
});

test.each(["A".repeat(20), "...", ".A", "A."])("accepts %p", (value) => {
  expect(readComponent(value)).toEqual({ value });
});
