/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { contentRoot, updateLastValidContent } from "./last-valid-content";

const { path, write } = temporaryFolder();

afterEach(() => jest.restoreAllMocks());

test("the development server reads the last valid content", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  const copy = join(contentRoot(path()), "data/plans.json");
  write("data/plans.json", "1");
  updateLastValidContent(path());
  write("data/plans.json", "broken");
  expect(readFileSync(copy, "utf8")).toBe("1");
  write("data/plans.json", "2");
  updateLastValidContent(path());
  expect(readFileSync(copy, "utf8")).toBe("2");
  rmSync(path("data/plans.json"));
  updateLastValidContent(path());
  expect(existsSync(copy)).toBe(false);
});
