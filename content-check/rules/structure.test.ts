/** @jest-environment node */
import { type Files, legal, questions, testRule } from "../testing/small-site";
import { pluralForms, sameLists, tableCells } from "./structure";

const table = { head: ["A", "B"], rows: [["1"], ["1", "2"], ["1", "2", "3"]] };

testRule(tableCells, {
  "reports too few and too many cells": [
    { "data/legal/en/privacy.json": { sections: [{ blocks: [{ table }] }] } },
    "sections[0].blocks[0].table.rows[0]  is a row of 1 cells; write 2 cells, one for each column",
    "sections[0].blocks[0].table.rows[2]  is a row of 3 cells; write 2 cells, one for each column",
  ],
});

const [what = {}, how = {}, why = {}] = questions("نص").questions;
const asked = (...changed: object[]): Files => ({ "data/faqs/ar.json": { questions: changed } });
const [first, second] = legal("الشروط").sections;
const wanted = "; write the entries what, how, why, as in English";

testRule(sameLists, {
  "reports a missing question": [
    asked(what, why),
    `data/faqs/ar.json:2:16  questions  is a list without how${wanted}`,
  ],
  "reports a misspelled id": [
    asked({ ...what, id: "wat" }, how, why),
    `questions  is a list without what and with wat${wanted}`,
  ],
  "reports entries in another order": [
    asked(why, how, what),
    `is a list in another order${wanted}`,
  ],
  "reports a block of another kind or with another condition, and missing items of a list": [
    {
      "data/legal/ar/terms.json": {
        sections: [{ ...first, blocks: [{ list: [] }, { text: "", when: "imageHost" }] }, second],
      },
      "data/legal/ar/privacy.json": {
        sections: [{ ...first, blocks: [{ text: "" }, { list: [""] }] }, second],
      },
    },
    "sections[0].blocks[1].list  is a list without a text; write the entries a text, a text, as in English",
    "sections[0].blocks  is a list without a text and with a text (when imageHost); write the entries a text, a list, as in English",
  ],
});

const all = "because Arabic has _zero, _one, _two, _few, _many, _other";

testRule(pluralForms, {
  "reports missing forms, also the one that all languages have": [
    {
      "locales/ar/common.json": { trialPeriod_two: undefined },
      "locales/en/common.json": { trialPeriod_other: undefined },
    },
    `locales/ar/common.json:1:1  trialPeriod_two  is missing; write this form of "{{trialMonths}} month", ${all}`,
    'locales/en/common.json:1:1  trialPeriod_other  is missing; write this form of "{{trialMonths}} month", because English has _one, _other',
  ],
  "reports a form that the language does not have": [
    { "locales/en/common.json": { trialPeriod_few: "few" } },
    "trialPeriod_few  is a form that English does not have; write nothing: remove this form, because English has _one, _other",
  ],
});
