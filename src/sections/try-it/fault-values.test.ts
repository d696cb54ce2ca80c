/** @jest-environment node */
import type { Fault } from "../../digital-link/fault";
import { faultValues } from "./fault-values";

test.each<[Fault, Record<string, string>]>([
  [
    { kind: "length", count: 3 },
    { value: "<3>", limit: "<20>" },
  ],
  [
    { kind: "tooLong", count: 21 },
    { value: "<21>", limit: "<20>" },
  ],
  [{ kind: "checkDigit", digit: "2" }, { value: "2" }],
  [{ kind: "character", character: "é" }, { value: "\u2066é\u2069" }],
  [{ kind: "link" }, { value: "\u2066https://id.example/01/1\u2069" }],
  [{ kind: "order" }, { value: "\u206622, 10, 21\u2069" }],
  [{ kind: "date" }, { value: "271231" }],
  [{ kind: "month" }, {}],
])("the sentence about %j names %j", (fault, values) => {
  const count = (number: number) => `<${number}>`;
  expect(faultValues(fault, "https://id.example/01/1", count)).toEqual(values);
});
