/** @jest-environment node */
import { type Files, legal, questions, testRule } from "../testing/small-site";
import { sameShape } from "./same-shape";

const [faq, terms] = ["data/faqs/ar.json", "data/legal/ar/terms.json"];
const { questions: list } = questions("نص");
const [what = {}, how = {}, why = {}] = list;
const withQuestions = (...changed: object[]): Files => ({ [faq]: { questions: changed } });

/** The Arabic terms with other blocks in their first or second section. */
function withBlocks(section: number, ...blocks: object[]): Files {
  const { title, sections } = legal("الشروط", "نص");
  const changed = sections.map((each, index) => (index === section ? { ...each, blocks } : each));
  return { [terms]: { title, sections: changed } };
}
const wanted = "; write the entries what, how, why, as in English";
const [text, twoPoints] = [{ text: "نص" }, { list: ["نص", "نص"] }];

testRule(sameShape, {
  "accepts other texts": [{ [faq]: questions("نص آخر") }],
  "reports a missing question": [
    withQuestions(what, why),
    `${faq}:2:16  questions  is a list without how${wanted}`,
  ],
  "reports an additional question": [
    withQuestions(what, how, why, { id: "who" }),
    `questions  is a list with who, which English does not have${wanted}`,
  ],
  "reports a misspelled id": [
    withQuestions({ ...what, id: "wat" }, how, why),
    `questions  is a list without what and with wat, which English does not have${wanted}`,
  ],
  "reports an entry without an id": [
    withQuestions(what, how, {}),
    "is a list without why and with a group",
  ],
  "reports entries in another order": [
    withQuestions(why, how, what),
    `is a list in another order${wanted}`,
  ],
  "reports a block of another kind": [
    withBlocks(0, { list: ["نص"] }, twoPoints),
    `${terms}:7:17  sections[0].blocks  is a list without a text and with a list, which English does not have; write the entries a text, a list, as in English`,
  ],
  "reports an additional block": [
    withBlocks(0, text, twoPoints, text),
    "is a list with a text, which English does not have; write the entries a text, a list, as in English",
  ],
  "reports a block with another condition": [
    withBlocks(0, { ...text, when: "imageHost" }, twoPoints),
    "is a list without a text and with a text (when imageHost), which English does not have; write",
  ],
  "reports missing items of a list": [
    withBlocks(0, text, { list: ["نص"] }),
    "sections[0].blocks[1].list  is a list without a text; write the entries a text, a text, as in English",
  ],
  "reports missing columns and additional rows of a table": [
    withBlocks(1, { table: { head: ["نص"], rows: [["نص", "نص"], ["نص"]] } }),
    "sections[1].blocks[0].table.head  is a list without a text; write",
    "sections[1].blocks[0].table.rows  is a list with a list, which English does not have; write",
  ],
  "ignores what the schema reports": [{ [terms]: { title: 5, sections: "نص", note: "" } }],
});
