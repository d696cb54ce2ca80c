/** @jest-environment node */
import type { ParentSpanPluginArgs } from "gatsby";
import { type Files, filesWith } from "../content-check/testing/small-site";
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { onPreInit } from "./content-check";

const folder = temporaryFolder();

/** What a build of the small site, some files of it changed, warns of and stops at. */
async function buildWith(changes: Files) {
  for (const [file, text] of filesWith(changes)) folder.write(file, text);
  jest.spyOn(process, "cwd").mockReturnValue(folder.path());
  const reporter = { warn: jest.fn(), panic: jest.fn() };
  await onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
  return { warned: reporter.warn.mock.calls.flat(), stopped: reporter.panic.mock.calls.flat() };
}

afterEach(() => jest.restoreAllMocks());

test("a build passes with a warning about an expired date", async () => {
  expect(await buildWith({ "data/site.json": { securityTxtExpires: "2020-01-01" } })).toEqual({
    warned: [expect.stringMatching(/^data\/site\.json:2:25 {2}securityTxtExpires {2}is /)],
    stopped: [],
  });
});

test("a build stops at an error", async () => {
  expect(await buildWith({ "data/site.json": { updated: "2999-01-01" } })).toEqual({
    warned: [],
    stopped: [expect.stringMatching(/^data\/site\.json:2:14 {2}updated {2}is "2999-01-01", too /)],
  });
});
