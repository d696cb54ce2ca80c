/** @jest-environment node */
import { type PlanFacts, planCell } from "./plan-cell";

const plan: PlanFacts = { productLimit: "10", support: "free", features: [] };

test.each([
  [
    "products",
    { productLimit: "1,500" },
    { kind: "text", key: "landing:pricing.upTo", limit: "1,500" },
  ],
  ["products", { productLimit: null }, { kind: "text", key: "landing:pricing.unlimited" }],
  ["products", { productLimit: "٠" }, { kind: "text", key: "landing:pricing.upTo", limit: "٠" }],
  ["support", { support: "free" }, { kind: "text", key: "landing:pricing.supportFree" }],
  ["support", { support: "priority" }, { kind: "text", key: "landing:pricing.supportPriority" }],
  ["support", { support: "other" }, { kind: "text", key: "other" }],
  ["qrCodes", { features: ["qrCodes"] }, { kind: "text", key: "landing:pricing.unlimited" }],
  ["reporting", { features: ["reporting"] }, { kind: "text", key: "landing:pricing.full" }],
  ["customDomain", { features: ["customDomain"] }, { kind: "included" }],
  ["qrCodes", { features: [] }, { kind: "missing" }],
  ["customDomain", { features: ["webHooks"] }, { kind: "missing" }],
])("%s of %j", (row, facts, expected) => {
  expect(planCell(row, { ...plan, ...facts })).toEqual(expected);
});

const rows = ["products", "qrCodes", "support", "reporting", "customDomain", "apiSupport"];
const basic = ["qrCodes", "reporting"];
const yes = "included";
const no = "missing";

test.each<[string, PlanFacts, string[]]>([
  [
    "a small plan",
    { productLimit: "10", support: "free", features: basic },
    ["upTo", "unlimited", "supportFree", "full", no, no],
  ],
  [
    "a middle plan",
    { productLimit: "50", support: "priority", features: [...basic, "customDomain"] },
    ["upTo", "unlimited", "supportPriority", "full", yes, no],
  ],
  [
    "a plan with everything",
    { productLimit: null, support: "priority", features: [...basic, "customDomain", "apiSupport"] },
    ["unlimited", "unlimited", "supportPriority", "full", yes, yes],
  ],
])("%s from its first row to its last", (_, facts, expected) => {
  const cells = rows.map((row) => planCell(row, facts));
  expect(cells.map((cell) => (cell.kind === "text" ? cell.key.split(".")[1] : cell.kind))).toEqual(
    expected,
  );
});
