/** @jest-environment node */
import { existsSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { type Files, filesWith } from "../content-check/testing/small-site";
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { onPreInit } from "./pre-init";

const { path, write } = temporaryFolder();

afterEach(() => jest.restoreAllMocks());

/** Starts a build of the small site, with some files changed, beside the site of an earlier build. */
function buildWith(changes: Files) {
  for (const [file, text] of filesWith(changes)) write(file, text);
  write("public/index.html", "");
  jest.spyOn(process, "cwd").mockReturnValue(path());
  const once = jest.spyOn(process, "once").mockReturnThis();
  // Gatsby's ends the process.
  const panic = jest.fn((message: string) => {
    throw new Error(message);
  });
  const reporter = { warn: jest.fn(), panic };
  const start = () =>
    onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
  return { start, warn: reporter.warn, listeners: once.mock.calls };
}

const hasSite = () => existsSync(path("public"));

test("a build passes with a warning about an expired date, and removes the previous site", () => {
  const { start, warn } = buildWith({ "data/site.json": { securityTxtExpires: "2020-01-01" } });
  start();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^data\/site\.json:2:25 {2}securityTxtExpires {2}is /)],
  ]);
  expect(hasSite()).toBe(false);
});

test("a build stops at an error, and keeps the previous site", () => {
  const { start, warn } = buildWith({ "data/site.json": { updated: "2999-01-01" } });
  expect(start).toThrow(/^data\/site\.json:2:14 {2}updated {2}is "2999-01-01", too /);
  expect(warn).not.toHaveBeenCalled();
  expect(hasSite()).toBe(true);
});

test.each([
  ["keeps", "a finished", 0, true],
  ["removes", "a failed", 1, false],
])("%s the site of %s build", (_, _build, code, isKept) => {
  const { start, listeners } = buildWith({});
  start();
  write("public/index.html", "");
  for (const [event, listener] of listeners) if (event === "exit") listener(code);
  expect(hasSite()).toBe(isKept);
});
