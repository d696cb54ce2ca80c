/** @jest-environment node */
import type { FaqFile, LanguagesFile } from "../../types";
import { edited, projectLines, replaced } from "../testing/project";
import { duplicateIds } from "./duplicate-ids";

test("every entry of the project has a name of its own", () => {
  expect(projectLines(duplicateIds)).toEqual([]);
});

test.each([
  [
    "data/plans.json",
    replaced('"PREMIUM"', '"FREE"'),
    'data/plans.json:31:13  plans[2].id  is "FREE", as in entry 1 of the list; write another one, or remove the entry',
  ],
  [
    "data/faqs/en.json",
    edited<FaqFile>(({ questions }) => questions.push(...questions.slice(1, 2))),
    'questions[6].id  is "trial", as in entry 2 of the list',
  ],
  [
    "data/languages.json",
    edited<LanguagesFile>(({ languages: [, taiwan, china] }) => {
      if (taiwan && china) taiwan.endonym = china.endonym;
    }),
    'languages[2].endonym  is "简体中文", as in entry 2 of the list',
  ],
  [
    "data/navigation.json",
    replaced('"/terms"', '"/privacy"'),
    'legal[1].path  is "/privacy", as in entry 1 of the list',
  ],
])("%s with an entry twice", (file, change, line) => {
  expect(projectLines(duplicateIds, { [file]: change })).toEqual([expect.stringContaining(line)]);
});
