/** @jest-environment node */
import { type Files, filesWith } from "../../content-check/testing/small-site";
import { temporaryFolder } from "../testing/temporary-folder";
import { contentProblems } from "./content";

const folder = temporaryFolder();

const problemsWith = (changes: Files): string[] => {
  for (const [file, text] of filesWith(changes)) folder.write(file, text);
  return contentProblems(folder.path());
};

test("reports nothing for valid content", () => {
  expect(problemsWith({})).toEqual([]);
});

test("reports expired dates and errors", () => {
  expect(
    problemsWith({ "data/site.json": { securityTxtExpires: "2020-01-01", updated: "2999-01-01" } }),
  ).toEqual([
    expect.stringContaining('updated  is "2999-01-01"'),
    expect.stringContaining('securityTxtExpires  is "2020-01-01"'),
  ]);
});
