/** @jest-environment node */
import { schemaFiles } from "../../gatsby/content/schema-files";
import { contentOf } from "../content";
import { formatProblem } from "../problem";
import { filePlaces } from "./file-places";

/** A content of every file that is read, in English, some of them changed or (undefined) removed. */
function linesWith(changes: Record<string, string | undefined>, others: string[] = []): string[] {
  const files = Object.values(schemaFiles).map((files) => [files.replaceAll("*", "en"), "{}"]);
  const titled = { "data/schemas/plans.schema.json": '{ "title": "Plans and prices" }' };
  const texts = { ...Object.fromEntries(files), ...titled, ...changes };
  const isThere = (entry: [string, string | undefined]): entry is [string, string] =>
    entry[1] !== undefined;
  const content = contentOf(Object.entries<string | undefined>(texts).filter(isThere));
  return filePlaces({ ...content, others }).map(formatProblem);
}

test("files in their places are in order, broken ones too", () => {
  expect(linesWith({ "data/plans.json": "{" })).toEqual([]);
});

test.each([
  ["data/plan.json", "data/plans.json"],
  ["locales/hi/lending.json", "locales/…/landing.json"],
  ["locales/landing.json", "locales/…/landing.json"],
  ["data/legal/privacy.json", "data/legal/…/….json"],
])("%s is read by nothing", (file, place) => {
  expect(linesWith({ [file]: "{}" })).toEqual([
    `${file}:1:1  (the whole file)  is a file that nothing reads, in the wrong folder or under another name; write it to ${place}, or remove it`,
  ]);
});

test.each([
  ["data/plans.JSON", "data/plans.json"],
  ["data/plans.json~", "data/plans.json"],
  ["locales/hi/landing.yaml", "locales/…/landing.json"],
])("%s is no JSON file", (file, place) => {
  expect(linesWith({}, [file])).toEqual([
    `${file}:1:1  (the whole file)  is a file that nothing reads, in the wrong folder or under another name; write it to ${place}, or remove it`,
  ]);
});

test.each([
  ["data/plans.json", "Plans and prices"],
  ["locales/en/landing.json", "it, or take it back from the history"],
])("%s is missing", (file, words) => {
  expect(linesWith({ [file]: undefined })).toEqual([
    `${file}:1:1  (the whole file)  is missing; write ${words}`,
  ]);
});
