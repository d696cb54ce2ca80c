/** @jest-environment node */
import { elements, parseElementString } from "./element-string";

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
  ["(01)09506000134353", { kind: "checkDigit", digit: "2" }],
  ["(01)09506000134352(17)271331", { kind: "month" }],
])("%s is none: %j", (text, fault) => {
  expect(read(text)).toEqual({ fault });
});

test("the readable line has the order of the URI", () => {
  expect(elements({ gtin, expiry: "271231", serial: "1", batch: "A", variant: "2A" })).toEqual([
    "(01)09506000134352",
    "(22)2A",
    "(10)A",
    "(21)1",
    "(17)271231",
  ]);
});
