/** @jest-environment node */
import { readGtin } from "./gtin";

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
  ["0000000000000", { kind: "zeros" }],
  ["00000000000000", { kind: "zeros" }],
  ["01234565", { kind: "short" }],
  ["00000001234565", { kind: "short" }],
])("rejects %p: %j", (text, fault) => {
  expect(readGtin(text)).toEqual({ fault });
});
