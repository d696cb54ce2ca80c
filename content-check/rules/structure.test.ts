/** @jest-environment node */
import { testRule } from "../testing/small-site";
import { duplicateIds, duplicateKeys, gtinCheckDigit, tableCells } from "./structure";

const sample = "data/sample-product.json";
const table = (...rows: string[][]) => ({
  "data/legal/en/privacy.json": { sections: [{ blocks: [{ table: { head: ["A", "B"], rows } }] }] },
});
const cells = "write 2 cells, one for each column";

describe("gtinCheckDigit", () => {
  testRule(gtinCheckDigit, {
    "accepts the right digit": [{ [sample]: { gtin: "09506000134352" } }],
    "reports a wrong digit": [
      { [sample]: { gtin: "09506000134353" } },
      `${sample}:2:11  gtin  is "09506000134353", whose check digit is wrong; write "09506000134352"`,
    ],
    "ignores a text that is not a GTIN": [{ [sample]: { gtin: "0950600013435" } }],
  });
});

describe("tableCells", () => {
  testRule(tableCells, {
    "accepts as many cells as columns": [table(["1", "2"], ["3", "4"])],
    "reports too few and too many cells": [
      table(["1"], ["1", "2"], ["1", "2", "3"]),
      `sections[0].blocks[0].table.rows[0]  is a row of 1 cells; ${cells}`,
      `sections[0].blocks[0].table.rows[2]  is a row of 3 cells; ${cells}`,
    ],
  });
});

describe("duplicateIds", () => {
  testRule(duplicateIds, {
    "reports a second plan, page and language with the same identifier": [
      {
        "data/plans.json": { plans: [{ id: "SMALL" }, { id: "BIG" }, { id: "SMALL" }] },
        "data/navigation.json": { legal: [{ path: "/terms" }, { path: "/terms" }] },
        "data/languages.json": { languages: [{ endonym: "中文" }, { endonym: "中文" }] },
      },
      'data/languages.json:7:18  languages[1].endonym  is "中文", as in entry 1 of the list',
      'data/navigation.json:7:15  legal[1].path  is "/terms", as in entry 1 of the list',
      'data/plans.json:10:13  plans[2].id  is "SMALL", as in entry 1 of the list; write another one, or remove the entry',
    ],
    "reports a duplicate question in English only": [
      {
        "data/faqs/en.json": { questions: [{ id: "how" }, { id: "how" }] },
        "data/faqs/ar.json": { questions: [{ id: "how" }, { id: "how" }] },
      },
      'data/faqs/en.json:7:13  questions[1].id  is "how", as in entry 1 of the list',
    ],
  });
});

describe("duplicateKeys", () => {
  testRule(duplicateKeys, {
    "accepts the same key in different objects": [
      { "data/site.json": { a: { b: 1 }, b: { a: 1 } } },
    ],
    "reports a key that its object has already": [
      { "data/site.json": '{\n  "a": 1,\n  "list": [{ "b": 1, "b": 2 }],\n  "a": 2\n}' },
      "data/site.json:3:22  list[0].b  is a key that this group has already; write it once",
      "data/site.json:4:3  a  is a key that this group has already; write it once",
    ],
  });
});
