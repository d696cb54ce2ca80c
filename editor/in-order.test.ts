/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatJson } from "../content-check/fix/format-json";
import { inOrder } from "./in-order";

const file = "data/plans.json";
const plans = { currency: "USD", plans: [{ id: "SMALL" }, { id: "BIG" }] };
const text = formatJson(plans);

const root = mkdtempSync(join(tmpdir(), "in-order-"));
mkdirSync(join(root, "data"));
writeFileSync(join(root, file), text);
afterAll(() => rmSync(root, { recursive: true }));

/** What the editing page asks when it saves, with the file as the server will write it. */
function save(path: string, raw: string, rest: object = {}) {
  const entry = { path, raw, ...rest };
  const refusal = inOrder(root, {
    action: "persistEntry",
    params: { dataFiles: [entry], assets: [] },
  });
  return { refusal, raw: entry.raw };
}

test("a file comes out as it stands, however its keys and lines come in", () => {
  const mixed = JSON.stringify(Object.fromEntries(Object.entries(plans).reverse()));
  expect(save(file, mixed)).toEqual({ refusal: undefined, raw: text });
});

test("entries stay where a form has put them", () => {
  const moved = { ...plans, plans: [...plans.plans].reverse() };
  expect(save(file, JSON.stringify(moved)).raw).toBe(formatJson(moved));
});

test.each([
  ["a file of code", save("src/app/scroll.ts", "{}"), "is no file of data/ or locales/"],
  ["a way out of the project", save("../data/plans.json", "{}"), "is no file of"],
  ["a file that is new", save("data/faqs/xx.json", "{}"), "is no file of"],
  ["another name", save(file, text, { newPath: "data/other.json" }), "is no file of"],
  ["what is no JSON", save(file, "{"), "would not be JSON"],
])("refuses %s", (_, { refusal }, reason) => {
  expect(refusal).toContain(reason);
});

test("refuses pictures, and every other kind of writing", () => {
  const params = { dataFiles: [], assets: [{}] };
  expect(inOrder(root, { action: "persistEntry", params })).toContain("src/images");
  for (const action of ["deleteFiles", "persistMedia", "publishUnpublishedEntry"]) {
    expect(inOrder(root, { action })).toContain(action);
  }
  expect(inOrder(root, undefined)).toBeDefined();
  expect(inOrder(root, { action: "getEntry" })).toBeUndefined();
});
