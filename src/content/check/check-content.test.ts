/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "./check-content";
import { type Files, filesWith } from "./testing/fixture";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(changes: Files): void {
  for (const [file, text] of filesWith(changes)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Runs the tool as `npm run check:content` does. */
function runTool(): { status: number | null; lines: string[] } {
  const tool = join(__dirname, "../../../tools/check-content.ts");
  const args = [require.resolve("tsx/cli"), tool, root];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  return { status, lines: stdout.trimEnd().split("\n") };
}

test("content in order: one line", () => {
  write({});
  expect(runTool()).toEqual({
    status: 0,
    lines: ["Content is in order: 15 files, 2 languages."],
  });
});

test("schemas, and what systems leave beside files, are not content", () => {
  write({ "data/schemas/site.schema.json": "[", "data/._plans.json": "\0", "data/note.txt": "" });
  expect(runTool().status).toBe(0);
});

test("all errors of all rules at once, by file and line, and their number", () => {
  write({
    "data/sample-product.json": { bestBefore: "2020-05" },
    "data/faqs/ar.json": undefined,
    "data/plans.json": '{\n  "plans": [],\n}\n',
    "locales/ar/landing.json":
      '{\n  "lead": "{{brand}}",\n  "cardText": "{{brnd}}",\n  "cardText": ""\n}\n',
    "src/other.tsx": 'const title = t("landing:titel");\n',
  });
  expect(runTool()).toEqual({
    status: 1,
    lines: [
      "data/faqs/ar.json:1:1  (the whole file)  is missing; write the texts of data/faqs/en.json in Arabic",
      'data/plans.json:3:1  (the whole file)  is }; write a key in "double quotes", or no comma before the closing brace',
      expect.stringMatching(
        /^data\/sample-product\.json:2:17 {2}bestBefore {2}is "2020-05", not in the future; write a month after \d{4}-\d{2}$/,
      ),
      'locales/ar/landing.json:1:1  cartText  is missing; write the text for "Cart" in Arabic',
      "locales/ar/landing.json:2:11  lead  is a text without {{limit}}, which English has; write {{limit}} where the sentence needs it",
      "locales/ar/landing.json:3:15  cardText  is a text with {{brnd}}, unknown here; write {{brand}}",
      "locales/ar/landing.json:4:3  cardText  is a key that this group has already; write it once",
      'locales/ar/landing.json:4:15  cardText  is "", a text; write a text',
      "src/other.tsx:1:17  landing:titel  is not a text of locales/en/landing.json; write a key of locales/en/landing.json, or add the text there",
      "9 errors in 5 files.",
    ],
  });
});

test("an empty folder lacks everything, and does not crash", () => {
  const { problems, files } = checkContent(root, new Date("2026-11-20"));
  expect(files).toBe(0);
  expect(problems.map(({ file }) => file)).toContain("data/languages.json");
});

test("the day comes from outside", () => {
  write({ "data/sample-product.json": { bestBefore: "2028-05" } });
  expect(checkContent(root, new Date("2028-04-30T00:00:00Z")).problems).toEqual([]);
  expect(checkContent(root, new Date("2028-05-01T00:00:00Z")).problems).toHaveLength(1);
});
