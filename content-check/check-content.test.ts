/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "./check-content";
import { copyOf, type Files, filesWith } from "./testing/fixture";

const project = join(__dirname, "..");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Files that have to be there, and of which these tests need nothing. */
const empty = Object.fromEntries(
  ["legal", "not-found", "product", "sample", "try-it"]
    .flatMap((name) => ["en", "ar"].map((code) => `locales/${code}/${name}.json`))
    .concat(["site", "navigation", "features", "images"].map((name) => `data/${name}.json`))
    .map((file) => [file, {}]),
);

/** Writes the small site, some files of it changed, added or (undefined) removed. */
function write(changes: Files = {}): void {
  for (const [file, text] of filesWith({ ...empty, "data/kept-texts.json": {}, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Runs the tool as `npm run check:content` does. */
function runTool(folder = root): { status: number | null; lines: string[] } {
  const tool = join(project, "content-check/commands/check.ts");
  const args = [require.resolve("tsx/cli"), tool, folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  return { status, lines: stdout.trimEnd().split("\n") };
}

test("the project is in order: one line", () => {
  expect(runTool(project)).toEqual({
    status: 0,
    lines: [expect.stringMatching(/^Content is in order: \d+ files, \d+ languages?\.$/)],
  });
});

test("what systems leave beside files is not content", () => {
  write({ "data/._plans.json": "\0", "locales/.DS_Store": "\0" });
  expect(runTool().lines).toEqual([expect.stringContaining("Content is in order: ")]);
});

test("any other file beside the content is reported, be it JSON or not", () => {
  write({ "data/plans.yaml": "", "locales/ar/old/common.json": {} });
  const { status, lines } = runTool();
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^data\/plans\.yaml:1:1 .* write it to data\/plans\.json, or remove it$/),
    expect.stringMatching(/^locales\/ar\/old\/common\.json:1:1 .*is a file that nothing reads/),
    "2 errors in 2 files.",
  ]);
});

test("all errors of all rules at once, by file and line, and their number", () => {
  write({
    "data/schemas/site.schema.json": "[",
    "data/schemas/plans.schema.json": {
      type: "object",
      required: ["currency"],
      properties: { currency: { title: "Currency", examples: ["USD"] } },
    },
    "data/sample-product.json": { bestBefore: "2020-05" },
    "data/faqs/ar.json": undefined,
    "data/features.json": "\ufeff{}",
    "data/images.json": '{\n  "images": [],\n  "images": []\n}',
    "locales/ar/landing.json": {
      ...copyOf<object>("locales/ar/landing.json"),
      lead: "{{brnd}} {{limit}}",
    },
    "src/other.tsx": 'const title = t("landing:titel");\n',
  });
  expect(runTool()).toEqual({
    status: 1,
    lines: [
      "data/faqs/ar.json:1:1  (the whole file)  is missing; write the texts of data/faqs/en.json in Arabic",
      "data/features.json:1:1  (the whole file)  is a byte order mark; write the file as UTF-8 without it (“UTF-8”, not “UTF-8 BOM”)",
      "data/images.json:3:3  images  is a key that this group has already; write it once",
      'data/plans.json:1:1  currency  is missing; write it (Currency), such as "USD"',
      expect.stringMatching(
        /^data\/sample-product\.json:2:17 {2}bestBefore {2}is "2020-05", not in the future; write a month after \d{4}-\d{2}$/,
      ),
      "data/schemas/site.schema.json:1:2  [0]  is cut off at the end of the file; write the closing bracket ]",
      "locales/ar/landing.json:2:11  lead  is a text with {{brnd}}, unknown here; write {{brand}}",
      "locales/ar/landing.json:2:11  lead  is a text without {{brand}}, which English has; write {{brand}} where the sentence needs it",
      "src/other.tsx:1:17  landing:titel  is not a text of locales/en/landing.json; write a key of locales/en/landing.json, or add the text there",
      "9 errors in 8 files.",
    ],
  });
});

test("an empty folder lacks everything, and does not crash", () => {
  const { problems, files } = checkContent(root, new Date("2026-11-20"));
  expect(files).toBe(0);
  expect(problems.map(({ file }) => file)).toContain("data/languages.json");
});

test("the day comes from outside", () => {
  write({ "data/site.json": { securityTxtExpires: "2027-10-31" } });
  expect(checkContent(root, new Date("2027-10-30T00:00:00Z")).problems).toEqual([]);
  expect(checkContent(root, new Date("2027-11-01T00:00:00Z")).problems).toHaveLength(1);
});
