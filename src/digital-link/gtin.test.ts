/** @jest-environment node */
import { prefixNote, readGtin } from "./gtin";

test.each([
  ["09506000134352", "09506000134352"],
  ["09521234543213", "09521234543213"],
  ["96385074", "00000096385074"],
  ["012345678905", "00012345678905"],
  ["614141000036", "00614141000036"],
])("%s is the GTIN %s", (text, gtin) => {
  expect(readGtin(text)).toEqual({ value: gtin });
});

test.each([
  ["", { kind: "empty" }],
  ["95O6000134352", { kind: "digits" }],
  ["9506000134", { kind: "length", count: 10 }],
  ["095060001343520", { kind: "length", count: 15 }],
  ["9506000134353", { kind: "checkDigit", count: 13 }],
  ["96385070", { kind: "checkDigit", count: 8 }],
  ["00000000", { kind: "zeros" }],
  ["00000000000000", { kind: "zeros" }],
  ["01234565", { kind: "short" }],
  ["00000001234565", { kind: "short" }],
])("rejects %p: %j", (text, fault) => {
  expect(readGtin(text)).toEqual({ fault });
});

test.each([
  ["019", undefined],
  ["020", "restricted"],
  ["029", "restricted"],
  ["030", undefined],
  ["039", undefined],
  ["040", "restricted"],
  ["049", "restricted"],
  ["050", undefined],
  ["199", undefined],
  ["200", "restricted"],
  ["299", "restricted"],
  ["300", undefined],
  ["951", undefined],
  ["952", "example"],
  ["953", undefined],
  ["976", undefined],
  ["977", "publication"],
  ["979", "publication"],
  ["980", undefined],
])("numbers that begin with %s: %s", (prefix, note) => {
  expect(prefixNote(`0${prefix}0000000000`)).toBe(note);
});

test.each([
  ["00000020123455", "restricted"],
  ["00000095200002", undefined],
  ["19521234543210", "example"],
])("finds the prefix of %s by its length: %s", (gtin, note) => {
  expect(prefixNote(gtin)).toBe(note);
});
