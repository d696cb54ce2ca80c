/** @jest-environment node */
import { join } from "node:path";
import { refusalOf } from "./refusal";

const root = join(__dirname, "..");
const plans = "data/plans.json";
const save = (entry: object, assets: object[] = []) => ({
  action: "persistEntry",
  params: { dataFiles: [entry], assets },
});

test.each([
  ["a file of code", save({ path: "src/app/scroll.ts" }), "is no file of data/ or locales/"],
  ["a way out of its folder", save({ path: "data/faqs/../plans.json" }), "is no file of"],
  ["a file that is new", save({ path: "data/faqs/xx.json" }), "is no file of"],
  ["another name", save({ path: plans, newPath: "data/site.json" }), "is no file of"],
  ["a picture", save({ path: plans }, [{}]), "src/images"],
  ["to delete", { action: "deleteFiles" }, "deleteFiles is not possible"],
  ["to upload", { action: "persistMedia" }, "persistMedia is not possible"],
  ["nothing", undefined, "is not possible"],
])("refuses %s", (_, question, reason) => {
  expect(refusalOf(root, question)).toContain(reason);
});

test("lets content be read and written", () => {
  expect(refusalOf(root, { action: "getEntry" })).toBeUndefined();
  expect(refusalOf(root, save({ path: plans }))).toBeUndefined();
});
