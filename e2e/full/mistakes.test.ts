import { existsSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../../tools/testing/project-copy";
import { build } from "../support/variant";

test("mistakes in the content stop the build, which prints each with its place and publishes nothing", () => {
  const { folder, remove } = copyProject({
    "data/plans.json": (json) => {
      json.currency = "dollars";
    },
    "locales/en/common.json": (json) => {
      delete json.skip;
    },
  });
  let output = "";
  try {
    build(folder);
  } catch (error) {
    output = String(error);
  }
  const hasPage = existsSync(join(folder, "public/index.html"));
  remove();
  expect(hasPage).toBe(false);
  const printed = output.replace(/\s+/g, " ");
  expect(printed).toMatch(
    /data\/plans\.json:\d+:\d+ currency is "dollars", a text; write three capital/,
  );
  expect(printed).toMatch(/locales\/en\/common\.json:1:1 skip is missing; write it/);
  // No stack traces.
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
}, 300_000);
