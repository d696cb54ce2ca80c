/** @jest-environment node */
import { formatProblem } from "../problem";
import { projectLines, projectWith } from "../testing/project";
import { filePlaces } from "./file-places";

test("every file of the project is in its place", () => {
  expect(projectLines(filePlaces)).toEqual([]);
});

test.each([
  ["data/plan.json", "data/plans.json"],
  ["locales/hi/lending.json", "locales/…/landing.json"],
  ["locales/landing.json", "locales/…/landing.json"],
  ["data/legal/privacy.json", "data/legal/…/….json"],
])("%s is read by nothing", (file, place) => {
  expect(projectLines(filePlaces, { [file]: () => "{}" })).toEqual([
    `${file}:1:1  (the whole file)  is a file that nothing reads, in the wrong folder or under another name; write it to ${place}, or remove it`,
  ]);
});

test.each([
  ["data/plans.JSON", "data/plans.json"],
  ["data/plans.json~", "data/plans.json"],
  ["locales/hi/landing.yaml", "locales/…/landing.json"],
])("%s is no JSON file", (file, place) => {
  expect(filePlaces({ ...projectWith({}), others: [file] }).map(formatProblem)).toEqual([
    `${file}:1:1  (the whole file)  is a file that nothing reads, in the wrong folder or under another name; write it to ${place}, or remove it`,
  ]);
});

test.each([
  ["data/plans.json", "Plans and prices"],
  ["data/site.json", "The site"],
  ["locales/en/landing.json", "Texts of the landing page"],
])("%s is missing", (file, title) => {
  expect(projectLines(filePlaces, { [file]: () => undefined })).toEqual([
    `${file}:1:1  (the whole file)  is missing; write ${title}`,
  ]);
});

test("a broken file is not missing", () => {
  expect(projectLines(filePlaces, { "data/plans.json": () => "{" })).toEqual([]);
});
