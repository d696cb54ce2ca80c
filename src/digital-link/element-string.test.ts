/** @jest-environment node */
import { numberLine, parseElementString } from "./element-string";

const read = (text: string) => parseElementString(text, 2026);
const gtin = "09506000134352";
const fnc1 = "\x1d";

// Every combination of identifiers: "reads every notation that it writes" in uri.test.ts.
test.each([
  ["(01) 09506000134352 (10) ABC123", { gtin, batch: "ABC123" }],
  ["(10)A(B)1(01)09506000134352", { gtin, batch: "A(B)1" }],
  ["(01)09506000134352(10)A(2024)B", { gtin, batch: "A(2024)B" }],
])("%s, in brackets, is understood", (text, identifiers) => {
  expect(read(text)).toEqual({ value: { identifiers, others: [] } });
});

// As scanners send it: FNC1 (sent as GS) ends only what has no predefined length.
test.each([
  ["its symbology in front", "]Q30109506000134352", { gtin }],
  ["a leading FNC1", `${fnc1}0109506000134352`, { gtin }],
  [
    "digits like an identifier in the batch",
    `010950600013435210A17${fnc1}2110B`,
    { gtin, batch: "A17", serial: "10B" },
  ],
  [
    "an FNC1 where none is needed",
    `0109506000134352${fnc1}1727123110A${fnc1}`,
    { gtin, expiry: "271231", batch: "A" },
  ],
])("without brackets, %s", (_, text, identifiers) => {
  expect(read(text)).toEqual({ value: { identifiers, others: [] } });
});

test.each([
  ["(01)09506000134352(10)LOT1(11)260101", { gtin, batch: "LOT1" }, ["11"]],
  ["(01)09506000134352(3103)000750(414)9506000134352(90)X-1", { gtin }, ["3103", "414", "90"]],
  [
    `0109506000134352112601013103000750240AB${fnc1}10L`,
    { gtin, batch: "L" },
    ["11", "3103", "240"],
  ],
])(
  "names the Application Identifiers in %p that the site does not use",
  (text, identifiers, others) => {
    expect(read(text)).toEqual({ value: { identifiers, others } });
  },
);

test.each([
  ["(10)ABC123", { kind: "link" }],
  ["x(01)09506000134352", { kind: "link" }],
  ["(01)09506000134352(01)09506000134352", { kind: "link" }],
  ["(01)9506000134352", { kind: "length", count: 13 }],
  ["(01)09506000134352(10)", { kind: "part", ai: "10" }],
  ["(01)09506000134352(11)2601", { kind: "part", ai: "11" }],
  ["(01)09506000134352(11)26O101", { kind: "part", ai: "11" }],
  ["(01)09506000134352(05)1(10)A", { kind: "part", ai: "05" }],
  ["(01)09506000134352(240)", { kind: "part", ai: "240" }],
  ["01095060001343520512", { kind: "part", ai: "05" }],
  [`0109506000134352${fnc1}abc`, { kind: "part", ai: "ab" }],
  [`010950600013435210${fnc1}17271231`, { kind: "part", ai: "10" }],
])("rejects %p: %j", (text, fault) => {
  expect(read(text)).toEqual({ fault });
});

test("the line under a code is an element string of the number", () => {
  expect(numberLine(gtin)).toBe(`(01)${gtin}`);
});
