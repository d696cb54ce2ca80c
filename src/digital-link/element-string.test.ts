/** @jest-environment node */
import { numberLine, parseElementString } from "./element-string";

const read = (text: string) => parseElementString(text, 2026);
const gtin = "09506000134352";

test.each([
  ["(01)09506000134352", { gtin }],
  ["(01) 09506000134352 (10) ABC123", { gtin, batch: "ABC123" }],
  [
    "(01)09506000134352(17)271231(10)ABC123(21)12345(22)2A",
    { gtin, expiry: "271231", batch: "ABC123", serial: "12345", variant: "2A" },
  ],
  ["(10)A(B)1(01)09506000134352", { gtin, batch: "A(B)1" }],
])("%s is understood", (text, identifiers) => {
  expect(read(text)).toEqual({ value: identifiers });
});

test.each([
  ["(10)ABC123", { kind: "link" }],
  ["x(01)09506000134352", { kind: "link" }],
  ["(01)09506000134352(01)09506000134352", { kind: "link" }],
  ["(00)095060001343520000", { kind: "link" }],
  ["(01)9506000134352", { kind: "length", count: 13 }],
])("%s is none: %j", (text, fault) => {
  expect(read(text)).toEqual({ fault });
});

test("the line under a code is an element string of the number", () => {
  expect(numberLine(gtin)).toBe("(01)09506000134352");
  expect(read(numberLine(gtin))).toEqual({ value: { gtin } });
});
