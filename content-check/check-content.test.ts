/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { type Files, filesWith, fileWith } from "./testing/small-site";

const folder = temporaryFolder();
const warning = "Warnings: 1. Builds succeed, but npm run preflight fails.";

/** Checks the small site with some changes as `npm run check:content` does. */
function check(changes: Files): { status: number | null; lines: string[] } {
  for (const [file, text] of filesWith(changes)) folder.write(file, text);
  const args = [require.resolve("tsx/cli"), join(__dirname, "cli.ts"), folder.path()];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  return { status, lines: stdout.trimEnd().split("\n") };
}

test("prints the errors of all rules by file and line, and their number", () => {
  const changes = {
    ...fileWith("locales/ar/landing.json", { lead: "{{brnd}} {{limit}}" }),
    "data/schemas/plans.schema.json": { type: "object", required: ["currency"] },
    "data/sample-product.json": { bestBefore: "2020-05" },
    "data/._plans.json": "\0",
  };
  expect(check(changes)).toEqual({
    status: 1,
    lines: [
      expect.stringMatching(/^data\/sample-product\.json:2:17 {2}bestBefore {2}is "2020-05", no /),
      warning,
      "data/plans.json:1:1  currency  is missing; write it",
      "locales/ar/landing.json:2:11  lead  is a text with {{brnd}}, which is not a placeholder for this text; write {{brand}}",
      "locales/ar/landing.json:2:11  lead  is a text without {{brand}}, which the English text contains; write {{brand}} where the sentence needs it",
      "Errors: 3.",
    ],
  });
});

test("compares no files before all of them parse", () => {
  const changes = {
    "data/schemas/site.schema.json": "[",
    "data/features.json": "\ufeff{}",
    "data/faqs/ar.json": undefined,
    "locales/ar/landing.json": { lead: "<b>" },
  };
  expect(check(changes).lines).toEqual([
    expect.stringMatching(/^data\/features\.json:1:1 .* is a byte order mark; write /),
    expect.stringMatching(/^data\/schemas\/site\.schema\.json:1:2 .* is cut off at the end/),
    expect.stringMatching(/^locales\/ar\/landing\.json:2:12 {2}lead {2}is a text with "<b>"/),
    "Errors: 3.",
  ]);
});

test("prints a warning for a date that has passed, and succeeds", () => {
  const { status, lines } = check({ "data/sample-product.json": { bestBefore: "2020-05" } });
  expect(status).toBe(0);
  expect(lines.slice(1)).toEqual([warning, "The content has no errors."]);
});

test("reports a mistake in English only for English", () => {
  const { lines } = check(fileWith("locales/en/landing.json", { lead: "{{brnd}} for {{limit}}" }));
  expect(lines).toEqual([expect.stringContaining("locales/en/landing.json"), "Errors: 1."]);
});
