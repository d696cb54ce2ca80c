/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { duplicateIds } from "./duplicate-ids";

test("entries with names of their own are in order", () => {
  expect(linesOf(duplicateIds)).toEqual([]);
});

test.each<[string, object, string]>([
  [
    "data/plans.json",
    { plans: [{ id: "SMALL" }, { id: "BIG" }, { id: "SMALL" }] },
    'data/plans.json:10:13  plans[2].id  is "SMALL", as in entry 1 of the list; write another one, or remove the entry',
  ],
  [
    "data/faqs/en.json",
    { questions: [{ id: "what" }, { id: "how" }, { id: "how" }] },
    'questions[2].id  is "how", as in entry 2 of the list',
  ],
  [
    "data/languages.json",
    { languages: [{ endonym: "中文" }, { endonym: "中文" }] },
    'languages[1].endonym  is "中文", as in entry 1 of the list',
  ],
  [
    "data/navigation.json",
    { legal: [{ path: "/terms" }, { path: "/terms" }] },
    'legal[1].path  is "/terms", as in entry 1 of the list',
  ],
])("%s with an entry twice", (file, value, line) => {
  expect(linesOf(duplicateIds, { [file]: value })).toEqual([expect.stringContaining(line)]);
});
