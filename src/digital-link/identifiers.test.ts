/** @jest-environment node */
import { dayOf, formatYymmdd, readDate } from "./date";
import { prefixNote, readGtin } from "./gtin";
import { readComponent } from "./identifiers";

test.each([
  ["09506000134352", "09506000134352"],
  ["96385074", "00000096385074"],
  ["012345678905", "00012345678905"],
])("%s is the GTIN %s", (text, gtin) => {
  expect(readGtin(text)).toEqual({ value: gtin });
});

test.each([
  ["", { kind: "empty" }],
  ["95O6000134352", { kind: "digits" }],
  ["9506000134", { kind: "length", count: 10 }],
  ["9506000134353", { kind: "checkDigit", count: 13 }],
  ["00000000", { kind: "zeros" }],
  ["00000001234565", { kind: "short" }],
])("rejects the number %p: %j", (text, fault) => {
  expect(readGtin(text)).toEqual({ fault });
});

test.each([
  ["0020", "restricted"],
  ["0029", "restricted"],
  ["0030", undefined],
  ["0200", "restricted"],
  ["0299", "restricted"],
  ["0952", "example"],
  ["0979", "publication"],
  ["1952", "example"],
  // Numbers of 8 digits have other prefixes.
  ["000000201", "restricted"],
  ["000000952", undefined],
])("numbers that begin with %s: %s", (start, note) => {
  expect(prefixNote(start.padEnd(14, "0"))).toBe(note);
});

// The examples of GS1 General Specifications, section 7.12, and both edges of the rule.
test.each([
  ["50", 2000, 2050],
  ["51", 2000, 1951],
  ["76", 2026, 2076],
  ["77", 2026, 1977],
  ["00", 2049, 2000],
  ["00", 2050, 2100],
])("the year %s, read in %d, is %d", (year, yearNow, full) => {
  expect(dayOf(`${year}0101`, yearNow)).toBe(`${full}-01-01`);
});

test.each([
  [[2027, 12, 31], "271231", "2027-12-31"],
  [[2027, 2, 0], "270200", "2027-02-28"],
  [[2028, 2, 0], "280200", "2028-02-29"],
] as const)("the date %j is written as %s and read as %s", ([year, month, day], value, read) => {
  expect(formatYymmdd(year, month, day)).toBe(value);
  expect(readDate(value, 2026)).toEqual({ value });
  expect(dayOf(value, 2026)).toBe(read);
});

test.each([
  ["", "empty"],
  ["27-12-31", "date"],
  ["271331", "month"],
  ["270031", "month"],
  ["270229", "day"],
])("rejects the date %p: %s", (value, kind) => {
  expect(readDate(value, 2026)).toEqual({ fault: { kind } });
});

test("a batch contains the 82 characters of GS1's set, and no other of ASCII", () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const accepted = ascii.filter((each) => readComponent(`A${each}`).value !== undefined);
  expect(accepted.join("")).toBe(
    `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`,
  );
});

test.each([
  ["", { kind: "empty" }],
  ["Ä Ä批1", { kind: "character", characters: ["Ä", " ", "批"] }],
  ["A".repeat(21), { kind: "tooLong", count: 21 }],
  [".", { kind: "dots" }],
  ["..", { kind: "dots" }],
])("rejects the batch %p: %j", (text, fault) => {
  expect(readComponent(text)).toEqual({ fault });
});

test.each(["A".repeat(20), "..."])("accepts the batch %p", (value) => {
  expect(readComponent(value)).toEqual({ value });
});
