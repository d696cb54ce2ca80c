/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { temporaryFolder } from "../tools/testing/folders";
import { type Files, filesWith } from "./testing/small-site";

const folder = temporaryFolder();
const warning = "Warnings: 1. Builds succeed, but npm run preflight fails.";

test.each<[name: string, changes: Files, status: number, lines: unknown[]]>([
  [
    "warnings, the errors of all rules by file and line, and their number",
    {
      "locales/ar/landing.json": { lead: "{{brnd}} {{limit}}" },
      "data/schemas/plans.schema.json": { type: "object", required: ["currency"] },
      "data/sample-product.json": { bestBefore: "2020-05" },
      "data/._plans.json": "\0",
    },
    1,
    [
      expect.stringMatching(/^data\/sample-product\.json:2:17 {2}bestBefore {2}is "2020-05", no /),
      warning,
      "data/plans.json:1:1  currency  is missing; write it",
      expect.stringMatching(/^locales\/ar\/landing\.json:2:11 .* a text with {{brnd}}/),
      expect.stringMatching(/^locales\/ar\/landing\.json:2:11 .* a text without {{brand}}/),
      "Errors: 3.",
    ],
  ],
  [
    "no comparison of files before all of them parse",
    {
      "data/schemas/site.schema.json": "[",
      "data/features.json": "\ufeff{}",
      "data/faqs/ar.json": undefined,
      "locales/ar/landing.json": { lead: "<b>" },
    },
    1,
    [
      expect.stringMatching(/^data\/features\.json:1:1 .* is a byte order mark; write /),
      expect.stringMatching(/^data\/schemas\/site\.schema\.json:1:2 .* is cut off at the end/),
      expect.stringMatching(/^locales\/ar\/landing\.json:2:12 {2}lead {2}is a text with "<b>"/),
      "Errors: 3.",
    ],
  ],
  [
    "a date that has passed, and succeeds",
    { "data/sample-product.json": { bestBefore: "2020-05" } },
    0,
    [expect.stringContaining("bestBefore"), warning, "The content has no errors."],
  ],
  [
    "a mistake in English only for English",
    { "locales/en/landing.json": { lead: "{{brnd}} for {{limit}}" } },
    1,
    [expect.stringContaining("locales/en/landing.json"), "Errors: 1."],
  ],
])("prints %s", (_, changes, status, lines) => {
  for (const [file, text] of filesWith(changes)) folder.write(file, text);
  const args = [require.resolve("tsx/cli"), join(__dirname, "cli.ts")];
  const result = spawnSync(process.execPath, args, { cwd: folder.path(), encoding: "utf8" });
  expect([result.status, result.stderr]).toEqual([status, ""]);
  expect(result.stdout.trimEnd().split("\n")).toEqual(lines);
});
