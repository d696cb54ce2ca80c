/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { checkContent } from "./check-content";
import { type Files, filesWith, fileWith } from "./testing/small-site";

const folder = temporaryFolder();

/** Writes the small site with some of its files changed, added or removed. */
function write(changes: Files): void {
  for (const [file, text] of filesWith(changes)) folder.write(file, text);
}

/** Runs the content check as `npm run check:content` does. */
function runCheck(): { status: number | null; lines: string[] } {
  const args = [require.resolve("tsx/cli"), join(__dirname, "check.ts"), folder.path()];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  return { status, lines: stdout.trimEnd().split("\n") };
}

test("prints the errors of all rules by file and line, and their number", () => {
  write({
    ...fileWith("locales/ar/landing.json", { lead: "{{brnd}} {{limit}}" }),
    "data/schemas/site.schema.json": "[",
    "data/schemas/plans.schema.json": { type: "object", required: ["currency"] },
    "data/sample-product.json": { bestBefore: "2020-05" },
    "data/faqs/ar.json": undefined,
    "data/features.json": "\ufeff{}",
    "data/._plans.json": "\0",
  });
  expect(runCheck()).toEqual({
    status: 1,
    lines: [
      expect.stringMatching(/^data\/sample-product\.json:2:17 {2}bestBefore {2}is "2020-05", no /),
      "1 warning: builds pass, but npm run preflight does not.",
      "data/faqs/ar.json:1:1  (the whole file)  is missing; write the texts of data/faqs/en.json in Arabic",
      expect.stringMatching(/^data\/features\.json:1:1 .* is a byte order mark; write /),
      "data/plans.json:1:1  currency  is missing; write it",
      expect.stringMatching(/^data\/schemas\/site\.schema\.json:1:2 .* is cut off at the end/),
      "locales/ar/landing.json:2:11  lead  is a text with {{brnd}}, unknown here; write {{brand}}",
      "locales/ar/landing.json:2:11  lead  is a text without {{brand}}, which English has; write {{brand}} where the sentence needs it",
      "6 errors in 5 files.",
    ],
  });
});

test("prints a warning for a date that has passed, and succeeds", () => {
  write({ "data/sample-product.json": { bestBefore: "2020-05" } });
  expect(runCheck()).toEqual({
    status: 0,
    lines: [
      expect.stringMatching(/^data\/sample-product\.json:2:17 {2}bestBefore {2}is "2020-05", no /),
      "1 warning: builds pass, but npm run preflight does not.",
      expect.stringMatching(/^Content is in order: /),
    ],
  });
});

test("reports a mistake in English only for English", () => {
  write(fileWith("locales/en/landing.json", { lead: "{{brnd}} for {{limit}}" }));
  const { problems } = checkContent(folder.path());
  expect(problems.map(({ file }) => file)).toEqual(["locales/en/landing.json"]);
});

test("reports everything as missing in an empty folder", () => {
  const { problems, files } = checkContent(folder.path());
  expect(files).toBe(0);
  expect(problems.map(({ file }) => file)).toContain("data/languages.json");
});
