import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../content-check/check-content";
import { formatProblem } from "../../content-check/problem";
import { copyProject } from "../../tools/testing/project-copy";
import { build } from "../support/variant";

test("mistakes stop the build, which says where each is, and leave nothing to publish", () => {
  const { folder, remove } = copyProject({
    "data/plans.json": (json) => {
      json.currency = "dollars";
    },
    "locales/en/common.json": (json) => {
      delete json.skip;
    },
  });
  const { problems } = checkContent(folder);
  let output = "";
  try {
    build(folder);
  } catch (error) {
    output = String(error);
  }
  const hasPage = existsSync(join(folder, "public/index.html"));
  remove();
  expect(hasPage).toBe(false);
  const said = output.replace(/\s+/g, " ");
  expect(problems.length).toBeGreaterThan(1);
  for (const problem of problems.slice(0, 20)) {
    expect(said).toContain(formatProblem(problem).replace(/\s+/g, " "));
  }
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
}, 300_000);
