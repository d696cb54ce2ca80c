/** @jest-environment node */
import { type Files, filesWith } from "../../content-check/testing/small-site";
import { temporaryFolder } from "../testing/temporary-folder";
import { contentProblems } from "./content";

const folder = temporaryFolder();

const problemsWith = (changes: Files): string[] => {
  for (const [file, text] of filesWith(changes)) folder.write(file, text);
  return contentProblems(folder.path());
};

test("content in order does not stand in the way", () => {
  expect(problemsWith({})).toEqual([]);
});

test("what only time has made wrong does, and so do errors", () => {
  expect(
    problemsWith({ "data/site.json": { securityTxtExpires: "2020-01-01", updated: "2999-01-01" } }),
  ).toEqual([
    expect.stringContaining('updated  is "2999-01-01"'),
    expect.stringContaining('securityTxtExpires  is "2020-01-01"'),
  ]);
});
