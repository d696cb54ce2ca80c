/** @jest-environment node */
import { planCell } from "./plan-cell";

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
])("%s of %j", (row, facts, expected) => {
  expect(planCell(row, { ...plan, ...facts })).toEqual(expected);
});
