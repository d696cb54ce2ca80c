/** @jest-environment node */
import { isAi, isElementString, numberLine, parseElementString } from "./element-string";

const read = (text: string) => parseElementString(text, 2026);
const gtin = "09506000134352";

test.each([
  [`(01)${gtin}`, { gtin }],
  [`(01) ${gtin} (10) ABC123`, { gtin, batch: "ABC123" }],
  [
    `(01)${gtin}(17)271231(10)ABC123(21)12345(22)2A`,
    { gtin, expiry: "271231", batch: "ABC123", serial: "12345", variant: "2A" },
  ],
  [`(10)A(B)1(01)${gtin}`, { gtin, batch: "A(B)1" }],
  [`(01)${gtin}(10)A(2024)B`, { gtin, batch: "A(2024)B" }],
  [`(01)${gtin}(15)280430(17)280531`, { gtin, bestBefore: "280430", expiry: "280531" }],
])("reads %s", (text, identifiers) => {
  expect(read(text)).toEqual({ value: { identifiers, others: [] } });
});

test("names the Application Identifiers that the site does not use", () => {
  const text = `(01)${gtin}(11)260101(3103)000750(10)LOT1(414)9506000134352(90)X-1`;
  const others = ["11", "3103", "414", "90"];
  expect(read(text)).toEqual({ value: { identifiers: { gtin, batch: "LOT1" }, others } });
});

test.each([
  ["(10)ABC123", { kind: "link" }],
  [`x(01)${gtin}`, { kind: "link" }],
  [`(01)${gtin}(01)${gtin}`, { kind: "link" }],
  ["(00)095060001343520000", { kind: "link" }],
  ["(01)9506000134352", { kind: "length", count: 13 }],
  [`(01)${gtin}(10)`, { kind: "part", code: "10" }],
  [`(01)${gtin}(10)..`, { kind: "dots" }],
  [`(01)${gtin}(05)1`, { kind: "digits" }],
])("rejects %p: %j", (text, fault) => {
  expect(read(text)).toEqual({ fault });
});

test("knows the identifiers of two, three and four digits", () => {
  const texts = ["01", "22", "240", "3103", "8200", "05", "23", "2024", "310", "x1"];
  expect(texts.map(isAi)).toEqual([...Array(5).fill(true), ...Array(5).fill(false)]);
});

test("the line under a code is an element string of the number", () => {
  expect(numberLine(gtin)).toBe(`(01)${gtin}`);
  expect(isElementString(numberLine(gtin))).toBe(true);
  expect(isElementString(gtin)).toBe(false);
});
