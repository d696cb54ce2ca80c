/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { type Files, filesWith } from "../content-check/testing/small-site";
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { contentRoot, updateLastValidContent } from "./last-valid-content";
import { onPreInit } from "./report-content-errors";

const { path, write } = temporaryFolder();

afterEach(() => jest.restoreAllMocks());

/** The warnings and errors of a build of the small site, with some files changed. */
function buildWith(changes: Files) {
  for (const [file, text] of filesWith(changes)) write(file, text);
  jest.spyOn(process, "cwd").mockReturnValue(path());
  const reporter = { warn: jest.fn(), panic: jest.fn() };
  onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
  return { warned: reporter.warn.mock.calls.flat(), stopped: reporter.panic.mock.calls.flat() };
}

test("a build passes with a warning about an expired date", () => {
  expect(buildWith({ "data/site.json": { securityTxtExpires: "2020-01-01" } })).toEqual({
    warned: [expect.stringMatching(/^data\/site\.json:2:25 {2}securityTxtExpires {2}is /)],
    stopped: [],
  });
});

test("a build stops at an error", () => {
  expect(buildWith({ "data/site.json": { updated: "2999-01-01" } })).toEqual({
    warned: [],
    stopped: [expect.stringMatching(/^data\/site\.json:2:14 {2}updated {2}is "2999-01-01", too /)],
  });
});

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
