/** @jest-environment node */
import { commonRows, planCell } from "./plan-cell";

const plan = {
  productLimit: "10",
  support: "free",
  features: ["qrCodes", "reporting", "webHooks"],
};
const pricing = (key: string) => ({ kind: "text", key: `landing:pricing.${key}` });

test.each([
  ["products", { productLimit: "1,500" }, { ...pricing("upTo"), limit: "1,500" }],
  ["products", { productLimit: null }, pricing("unlimited")],
  ["support", { support: "free" }, pricing("supportFree")],
  ["support", { support: "priority" }, pricing("supportPriority")],
  ["qrCodes", {}, pricing("unlimited")],
  ["reporting", {}, pricing("full")],
  ["webHooks", {}, { kind: "included" }],
  ["qrCodes", { features: [] }, { kind: "missing" }],
])("returns for the row %s of a plan with %j the right value", (row, facts, expected) => {
  expect(planCell(row, { ...plan, ...facts })).toEqual(expected);
});

describe("rows that are the same in every plan", () => {
  const rows = ["products", "qrCodes", "support", "reporting", "webHooks", "apiSupport"];
  const other = { productLimit: null, support: "priority", features: ["qrCodes", "reporting"] };

  test.each([
    ["lists what all plans have, in order", [plan, other], ["qrCodes", "reporting"]],
    ["includes equal limits and equal support", [plan, plan], rows.slice(0, -1)],
    ["omits what all plans lack", [other, other], rows.slice(0, -2)],
    ["lists none for a single plan", [plan], []],
    ["lists none without plans", [], []],
  ])("%s", (_, plans, expected) => {
    expect(commonRows(rows, plans)).toEqual(expected);
  });
});
