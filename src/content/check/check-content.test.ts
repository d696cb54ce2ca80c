/** @jest-environment node */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "./check-content";
import { type Change, edited, replaced } from "./testing/project";

const project = join(__dirname, "../../..");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** A copy of the project's content, some files of it changed. */
function write(changes: Record<string, Change> = {}): void {
  for (const folder of ["data", "locales", "src"]) {
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  }
  for (const [file, change] of Object.entries(changes)) {
    const path = join(root, file);
    const text = change(existsSync(path) ? readFileSync(path, "utf8") : "");
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
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
  write();
  expect(runTool()).toEqual({
    status: 0,
    lines: [expect.stringMatching(/^Content is in order: \d+ files, 10 languages\.$/)],
  });
});

test("what systems leave beside files is not content", () => {
  write({ "data/._plans.json": () => "\0", "locales/.DS_Store": () => "\0" });
  expect(runTool().status).toBe(0);
});

test("any other file beside the content is reported, be it JSON or not", () => {
  write({ "data/plans.yaml": () => "", "locales/hi/old/common.json": () => "{}" });
  const { status, lines } = runTool();
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^data\/plans\.yaml:1:1 .* write it to data\/plans\.json, or remove it$/),
    expect.stringMatching(/^locales\/hi\/old\/common\.json:1:1 .*is a file that nothing reads/),
    "2 errors in 2 files.",
  ]);
});

test("all errors of all rules at once, by file and line, and their number", () => {
  write({
    "data/schemas/site.schema.json": () => "[",
    "data/sample-product.json": replaced("2028-05", "2020-05"),
    "data/faqs/ar.json": () => undefined,
    "data/features.json": (text) => `\ufeff${text}`,
    "data/images.json": replaced('"images": [', '"images": [],\n  "images": ['),
    "data/plans.json": replaced('"priceCents": 2000', '"price": "20"'),
    "locales/ar/not-found.json": edited<Record<string, string>>((texts) => {
      delete texts.code;
      texts.quietZone = "{{modles}}";
    }),
    "src/other.tsx": () => 'const title = t("landing:titel");\n',
  });
  expect(runTool()).toEqual({
    status: 1,
    lines: [
      "data/faqs/ar.json:1:1  (the whole file)  is missing; write the texts of data/faqs/en.json in Arabic",
      "data/features.json:1:1  (the whole file)  is a byte order mark; write the file as UTF-8 without it (“UTF-8”, not “UTF-8 BOM”)",
      "data/images.json:3:3  images  is a key that this group has already; write it once",
      "data/plans.json:22:5  plans[1].priceCents  is missing; write it (Price in cents), such as 2000",
      "data/plans.json:24:16  plans[1].price  is a key that is unknown here; write priceCents, or remove it",
      expect.stringMatching(
        /^data\/sample-product\.json:5:17 {2}bestBefore {2}is "2020-05", not in the future; write a month after \d{4}-\d{2}$/,
      ),
      "data/schemas/site.schema.json:1:2  [0]  is cut off at the end of the file; write the closing bracket ]",
      'locales/ar/not-found.json:1:1  code  is missing; write the text for "Error 404" in Arabic',
      "locales/ar/not-found.json:8:16  quietZone  is a text with {{modles}}, unknown here; write {{modules}}",
      "locales/ar/not-found.json:8:16  quietZone  is a text without {{modules}}, which English has; write {{modules}} where the sentence needs it",
      "src/other.tsx:1:17  landing:titel  is not a text of locales/en/landing.json; write a key of locales/en/landing.json, or add the text there",
      "11 errors in 8 files.",
    ],
  });
});

test("an empty folder lacks everything, and does not crash", () => {
  const { problems, files } = checkContent(root, new Date("2026-11-20"));
  expect(files).toBe(0);
  expect(problems.map(({ file }) => file)).toContain("data/languages.json");
});

test("the day comes from outside", () => {
  write();
  expect(checkContent(root, new Date("2027-10-30T00:00:00Z")).problems).toEqual([]);
  expect(checkContent(root, new Date("2027-11-01T00:00:00Z")).problems).toHaveLength(1);
});
