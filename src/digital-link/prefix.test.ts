/** @jest-environment node */
import { prefixNote } from "./prefix";

const kinds = (prefixes: string[]) =>
  new Set(prefixes.map((each) => prefixNote(`0${each}0000000000`)));
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(3, "0"));

test.each([
  ["restricted", [...range(20, 29), ...range(40, 49), ...range(200, 299)]],
  ["example", ["952"]],
  ["publication", range(977, 979)],
])("%s circulation or use", (kind, prefixes) => {
  expect(kinds(prefixes)).toEqual(new Set([kind]));
});

test("returns nothing for all other prefixes", () => {
  const rest = [range(0, 19), range(30, 39), range(50, 199), range(300, 951), range(953, 976)];
  expect(kinds([...rest.flat(), ...range(980, 999)])).toEqual(new Set([undefined]));
});

test.each([
  ["00000020123455", "restricted"],
  ["00000095200002", undefined],
  ["19521234543210", "example"],
])("%s, by its length: %s", (gtin, note) => {
  expect(prefixNote(gtin)).toBe(note);
});
