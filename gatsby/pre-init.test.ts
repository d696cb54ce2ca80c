/** @jest-environment node */
import { existsSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { type Files, filesWith } from "../content-check/testing/small-site";
import { temporaryFolder } from "../tools/testing/folders";
import { onPreInit } from "./pre-init";

const { path, write } = temporaryFolder();
const warn = jest.fn();
// Gatsby's ends the process.
const panic = (message: string) => {
  throw new Error(message);
};

/** Starts a build of the small site, with some files changed, beside the site of an earlier build. */
function startBuild(changes: Files): void {
  for (const [file, text] of filesWith(changes)) write(file, text);
  write("public/index.html", "");
  jest.spyOn(process, "cwd").mockReturnValue(path());
  const reporter = { warn, panic };
  onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
}

const hasSite = () => existsSync(path("public"));

test("a build stops at an error, and keeps the previous site", () => {
  const start = () => startBuild({ "data/site.json": { updated: "2999-01-01" } });
  expect(start).toThrow(/^data\/site\.json:2:14 {2}updated {2}is "2999-01-01", too /);
  expect(hasSite()).toBe(true);
});

test.each([
  ["keeps", "a finished", 0, true],
  ["removes", "a failed", 1, false],
])(
  "a build warns, removes the previous site and %s the site of %s one",
  (_, _build, code, isKept) => {
    const once = jest.spyOn(process, "once").mockReturnThis();
    startBuild({ "data/site.json": { securityTxtExpires: "2020-01-01" } });
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining("securityTxtExpires  is "));
    expect(hasSite()).toBe(false);
    write("public/index.html", "");
    for (const [event, listener] of once.mock.calls) if (event === "exit") listener(code);
    expect(hasSite()).toBe(isKept);
  },
);
