/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { duplicateIds } from "./duplicate-ids";
import { duplicateKeys } from "./duplicate-keys";

describe("keys", () => {
  testRule(duplicateKeys, {
    "the same key in different groups": [{ "data/site.json": { a: { b: 1 }, b: { a: 1 } } }],
    "a key that its group has already": [
      { "data/site.json": '{\n  "a": 1,\n  "list": [{ "b": 1, "b": 2 }],\n  "a": 2\n}' },
      "data/site.json:3:22  list[0].b  is a key that this group has already; write it once",
      "data/site.json:4:3  a  is a key that this group has already; write it once",
    ],
  });
});

describe("entries", () => {
  testRule(duplicateIds, {
    "a plan, a page and a language twice": [
      {
        "data/plans.json": { plans: [{ id: "SMALL" }, { id: "BIG" }, { id: "SMALL" }] },
        "data/navigation.json": { legal: [{ path: "/terms" }, { path: "/terms" }] },
        "data/languages.json": { languages: [{ endonym: "中文" }, { endonym: "中文" }] },
      },
      'data/languages.json:7:18  languages[1].endonym  is "中文", as in entry 1 of the list',
      'data/navigation.json:7:15  legal[1].path  is "/terms", as in entry 1 of the list',
      'data/plans.json:10:13  plans[2].id  is "SMALL", as in entry 1 of the list; write another one, or remove the entry',
    ],
    "a question, told in English only": [
      {
        "data/faqs/en.json": { questions: [{ id: "how" }, { id: "how" }] },
        "data/faqs/ar.json": { questions: [{ id: "how" }, { id: "how" }] },
      },
      'data/faqs/en.json:7:13  questions[1].id  is "how", as in entry 1 of the list',
    ],
  });
});
