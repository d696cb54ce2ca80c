/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contentRoot, keepGoodContent } from "./good-content";

let root: string;
const command = process.env.gatsby_executing_command;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "good-content-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
  process.env.gatsby_executing_command = command ?? "";
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test("a build reads the content itself", () => {
  process.env.gatsby_executing_command = "build";
  expect(contentRoot(root)).toBe(root);
});

test("the development server reads the last content that was in order", () => {
  process.env.gatsby_executing_command = "develop";
  write("data/plans.json", "1");
  write("locales/en/common.json", "2");
  const data = join(contentRoot(root), "data");
  const locales = join(contentRoot(root), "locales");
  keepGoodContent(root);
  const untouched = statSync(join(locales, "en/common.json")).mtimeMs;
  expect(readFileSync(join(data, "plans.json"), "utf8")).toBe("1");
  write("data/plans.json", "broken");
  expect(readFileSync(join(data, "plans.json"), "utf8")).toBe("1");
  write("data/plans.json", "3");
  keepGoodContent(root);
  expect(readFileSync(join(data, "plans.json"), "utf8")).toBe("3");
  expect(statSync(join(locales, "en/common.json")).mtimeMs).toBe(untouched);
  rmSync(join(root, "data/plans.json"));
  keepGoodContent(root);
  expect(() => statSync(join(data, "plans.json"))).toThrow("ENOENT");
});
