/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishSvg } from "./publish-svg";

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "site-"));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test("a drawing is a file whose name changes with what it holds", () => {
  const path = publishSvg("<svg/>");
  expect(path).toMatch(/^\/static\/code-[0-9a-f]{10}\.svg$/);
  expect(readFileSync(join(folder, "public", path), "utf8")).toBe("<svg/>");
  expect(publishSvg("<svg></svg>")).not.toBe(path);
});
