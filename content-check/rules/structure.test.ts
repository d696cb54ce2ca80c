/** @jest-environment node */
import { type Files, fileWith, legal, questions, testRule } from "../testing/small-site";
import { pluralForms, sameLists, tableCells } from "./structure";

describe("tableCells", () => {
  const table = (...rows: string[][]) => ({
    "data/legal/en/privacy.json": {
      sections: [{ blocks: [{ table: { head: ["A", "B"], rows } }] }],
    },
  });
  const cells = "write 2 cells, one for each column";
  testRule(tableCells, {
    "reports too few and too many cells": [
      table(["1"], ["1", "2"], ["1", "2", "3"]),
      `sections[0].blocks[0].table.rows[0]  is a row of 1 cells; ${cells}`,
      `sections[0].blocks[0].table.rows[2]  is a row of 3 cells; ${cells}`,
    ],
  });
});

describe("sameLists", () => {
  const [faq, terms] = ["data/faqs/ar.json", "data/legal/ar/terms.json"];
  const [what = {}, how = {}, why = {}] = questions("نص").questions;
  const asked = (...changed: object[]): Files => ({ [faq]: { questions: changed } });

  /** The Arabic terms with other blocks in their first section. */
  function withBlocks(...blocks: object[]): Files {
    const { sections } = legal("الشروط");
    return { [terms]: { sections: [{ ...sections[0], blocks }, sections[1]] } };
  }
  const wanted = "; write the entries what, how, why, as in English";
  const [text, list] = [{ text: "نص" }, { list: ["نص", "نص"] }];

  testRule(sameLists, {
    "reports a missing question": [
      asked(what, why),
      `${faq}:2:16  questions  is a list without how${wanted}`,
    ],
    "reports a misspelled id": [
      asked({ ...what, id: "wat" }, how, why),
      `questions  is a list without what and with wat${wanted}`,
    ],
    "reports entries in another order": [
      asked(why, how, what),
      `is a list in another order${wanted}`,
    ],
    "reports a block of another kind or with another condition": [
      withBlocks(list, { ...text, when: "imageHost" }),
      `${terms}:6:17  sections[0].blocks  is a list without a text and with a text (when imageHost); write the entries a text, a list, as in English`,
    ],
    "reports missing items of a list": [
      withBlocks(text, { list: ["نص"] }),
      "sections[0].blocks[1].list  is a list without a text; write the entries a text, a text, as in English",
    ],
  });
});

describe("pluralForms", () => {
  const [english, arabic] = ["locales/en/common.json", "locales/ar/common.json"];
  const all = "Arabic has _zero, _one, _two, _few, _many, _other";

  testRule(pluralForms, {
    "reports a missing form": [
      fileWith(arabic, { trialPeriod_two: undefined }),
      `${arabic}:1:1  trialPeriod_two  is missing; write this form of "{{trialMonths}} months", because ${all}`,
    ],
    "reports a missing _other in English": [
      fileWith(english, { trialPeriod_other: undefined }),
      `${english}:1:1  trialPeriod_other  is missing; write this form of "{{trialMonths}} month", because English has _one, _other`,
    ],
    "reports a form that the language does not have": [
      fileWith(english, { trialPeriod_few: "few" }),
      `${english}:5:22  trialPeriod_few  is a form that English does not have; write nothing: remove this form, because English has _one, _other`,
    ],
  });
});
