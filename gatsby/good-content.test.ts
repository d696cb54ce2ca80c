/** @jest-environment node */
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { contentRoot, keepGoodContent } from "./good-content";

const { path, write } = temporaryFolder();
const command = process.env.gatsby_executing_command;

afterEach(() => {
  process.env.gatsby_executing_command = command ?? "";
});

test("a build reads the content itself", () => {
  process.env.gatsby_executing_command = "build";
  expect(contentRoot(path())).toBe(path());
});

test("the development server reads the last valid content", () => {
  process.env.gatsby_executing_command = "develop";
  write("data/plans.json", "1");
  write("locales/en/common.json", "2");
  const data = join(contentRoot(path()), "data");
  const locales = join(contentRoot(path()), "locales");
  keepGoodContent(path());
  const untouched = statSync(join(locales, "en/common.json")).mtimeMs;
  expect(readFileSync(join(data, "plans.json"), "utf8")).toBe("1");
  write("data/plans.json", "broken");
  expect(readFileSync(join(data, "plans.json"), "utf8")).toBe("1");
  write("data/plans.json", "3");
  keepGoodContent(path());
  expect(readFileSync(join(data, "plans.json"), "utf8")).toBe("3");
  expect(statSync(join(locales, "en/common.json")).mtimeMs).toBe(untouched);
  rmSync(path("data/plans.json"));
  keepGoodContent(path());
  expect(() => statSync(join(data, "plans.json"))).toThrow("ENOENT");
});
