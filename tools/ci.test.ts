/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scripts } from "../package.json";

const root = join(__dirname, "..");
const workflows = ".github/workflows";

test("every script that a pipeline runs is in package.json", () => {
  const files = readdirSync(join(root, workflows)).map((name) => join(workflows, name));
  const texts = [...files, ".gitlab-ci.yml", ".ci/run"]
    .map((file) => join(root, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"));
  const used = texts.flatMap((text) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = ""]) => script),
  );
  expect(used).toContain("verify");
  expect(used.filter((script) => !(script in scripts))).toEqual([]);
});
