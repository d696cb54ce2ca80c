/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fixFile } from "./fix-file";
import { formatJson } from "./format-json";

const english = { a_one: "1", a_other: "n", b: { c: "", d: "" }, list: [{ id: "x" }, { id: "y" }] };

test.each([
  ["keys", { list: [], b: { d: "1", c: "2" } }, { b: { c: "2", d: "1" }, list: [] }],
  [
    "plural forms, those that English lacks too",
    { b: {}, a_other: "3", a_many: "2", a_zero: "0", a_one: "1" },
    { a_zero: "0", a_one: "1", a_many: "2", a_other: "3", b: {} },
  ],
  ["entries by id", { list: [{ id: "y" }, { id: "x" }] }, { list: [{ id: "x" }, { id: "y" }] }],
  ["what English does not have, at the end", { z: "1", b: {} }, { b: {}, z: "1" }],
])("sorts %s as English has them", (_, value, sorted) => {
  expect(fixFile("file", JSON.stringify(value), english)?.text).toBe(formatJson(sorted));
});

test("says what it changed", () => {
  const text = '\ufeff{"b": {"d": " x ", "c": "e\u0301"}}';
  expect(fixFile("file", text, english)).toEqual({
    text: formatJson({ b: { c: "é", d: "x" } }),
    changes: [
      "removed the byte order mark",
      "formatted it",
      "trimmed and normalized texts",
      "sorted keys and entries",
    ],
  });
});

test.each(["{", '{"a": 1, "a": 2}', "[]"])("leaves %s to a person", (text) => {
  expect(fixFile("file", text, english)).toBeUndefined();
});

test("npm run fix:content mends the files, and leaves broken ones", () => {
  const root = mkdtempSync(join(tmpdir(), "fix-"));
  const plans = { currency: "USD", plans: [{ id: "SMALL" }] };
  const files = {
    "data/plans.json": '{ "plans": [{"id": "SMALL"}], "currency": "USD" }',
    "data/schemas/plans.schema.json": '{ "properties": { "currency": {}, "plans": {} } }',
    "data/site.json": "{",
    "locales/en/common.json": formatJson({ menu: "Menu", skip: "Skip" }),
    "locales/ar/common.json": formatJson({ skip: "تخطَّ", menu: "القائمة" }),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const tool = join(__dirname, "../../content-check/commands/fix.ts");
  const args = [require.resolve("tsx/cli"), tool, root];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  expect({ status, lines: stdout.trimEnd().split("\n") }).toEqual({
    status: 1,
    lines: [
      "data/plans.json: formatted it, sorted keys and entries",
      "locales/ar/common.json: sorted keys and entries",
      "data/site.json: left as it is; npm run check:content says why",
      "4 files, 2 changed.",
    ],
  });
  expect(read("data/plans.json")).toBe(formatJson(plans));
  expect(read("locales/ar/common.json")).toBe(formatJson({ menu: "القائمة", skip: "تخطَّ" }));
  rmSync(root, { recursive: true });
});
