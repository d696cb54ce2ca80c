/** @jest-environment node */
import { copyOf, linesOf } from "../testing/fixture";
import { translatedData } from "./translated-data";

const faq = "data/faqs/ar.json";
const legal = "data/legal/ar/privacy.json";

type Item = Record<string, unknown>;

function withQuestions(change: (questions: Item[]) => void): string[] {
  const file = copyOf<{ questions: Item[] }>(faq);
  change(file.questions);
  return linesOf(translatedData, { [faq]: file });
}

function withBlocks(change: (blocks: Item[]) => void, section = 0): string[] {
  const file = copyOf<{ sections: { blocks: Item[] }[] }>(legal);
  change(file.sections[section]?.blocks ?? []);
  return linesOf(translatedData, { [legal]: file });
}

test("files that are built like the English ones are in order", () => {
  expect(linesOf(translatedData)).toEqual([]);
});

test.each([
  faq,
  "data/faqs/en.json",
  legal,
  "data/legal/ar/terms.json",
  "data/legal/en/cookies.json",
  "data/sample-product/ar.json",
])("%s is missing", (file) => {
  expect(linesOf(translatedData, { [file]: undefined })).toEqual([
    expect.stringContaining(`${file}:1:1  (the whole file)  is missing; write the `),
  ]);
});

test("an unpublished language may lack them, but what it has is compared", () => {
  expect(linesOf(translatedData, { "data/faqs/ru.json": { questions: [] } })).toHaveLength(3);
});

test("a broken file is not missing", () => {
  expect(linesOf(translatedData, { [faq]: "{" })).toEqual([]);
});

test("files that no page shows", () => {
  const files = { "data/faqs/arabic.json": {}, "data/legal/ar/imprint.json": {} };
  expect(linesOf(translatedData, files)).toEqual([
    "data/faqs/arabic.json:1:1  (the whole file)  is a file that no page shows; write the code of a language in data/languages.json, or remove the file",
    expect.stringContaining("data/legal/ar/imprint.json:1:1"),
  ]);
});

test("a question is missing", () => {
  expect(withQuestions((questions) => questions.splice(1, 1))).toEqual([
    `${faq}:2:16  questions  is without the entry "how"; write it, as in English`,
  ]);
});

test("the order differs", () => {
  expect(withQuestions((questions) => questions.reverse())).toEqual([
    `${faq}:4:13  questions[0].id  is "why"; write "what" here, in the order of English`,
  ]);
});

test("an id that English does not have", () => {
  expect(withQuestions(([first]) => Object.assign(first ?? {}, { id: "wat" }))).toEqual([
    expect.stringContaining('questions  is without the entry "what"'),
    `${faq}:4:13  questions[0].id  is "wat", which English does not have; write "what"`,
  ]);
});

test("an entry without an id, and one twice", () => {
  const lines = withQuestions((questions) => {
    questions.push({ ...questions[0] });
    questions.push({ question: "نص" });
  });
  expect(lines).toEqual([
    expect.stringContaining('questions[3].id  is "what" a second time; write each entry once'),
    expect.stringContaining("questions[4].id  is missing, which English does not have"),
  ]);
});

test("more questions than English, and none", () => {
  expect(withQuestions((questions) => questions.push({ id: "who", question: "نص" }))).toEqual([
    `${faq}:19:13  questions[3].id  is "who", which English does not have; write one of what, how, why, or remove the entry`,
  ]);
  expect(withQuestions((questions) => questions.splice(0))).toHaveLength(3);
});

test("another list of sections", () => {
  const file = copyOf<{ sections: Item[] }>(legal);
  const [scope, images] = file.sections;
  const withSections = (sections: unknown[]) =>
    linesOf(translatedData, { [legal]: { ...file, sections } });
  expect(withSections([images])).toEqual([
    `${legal}:3:15  sections  is without the entry "scope"; write it, as in English`,
  ]);
  expect(withSections([images, scope])).toEqual([
    expect.stringContaining(
      'sections[0].id  is "images"; write "scope" here, in the order of English',
    ),
  ]);
  expect(withSections([scope, images, { ...scope, id: "more" }])).toEqual([
    expect.stringContaining(
      'sections[2].id  is "more", which English does not have; write one of scope, images, or remove the entry',
    ),
  ]);
});

test("another kind of block", () => {
  expect(withBlocks((blocks) => blocks.splice(0, 1, { list: ["نص"] }))).toEqual([
    `${legal}:8:9  sections[0].blocks[0]  is a list; write a text, as in English`,
  ]);
});

test("a block too many", () => {
  expect(withBlocks((blocks) => blocks.push({ text: "نص" }))).toEqual([
    `${legal}:7:17  sections[0].blocks  is a list of 3: a text, a list, a text; write a list of 2: a text, a list, as in English`,
  ]);
});

test("fewer list items, table columns and rows", () => {
  expect(withBlocks((blocks) => blocks.splice(1, 1, { list: ["نص"] }))).toEqual([
    expect.stringContaining(
      "sections[0].blocks[1].list  is a list of 1; write a list of 2, as in English",
    ),
  ]);
  const table = { head: ["نص"], rows: [["نص", "نص"], ["نص"]] };
  expect(withBlocks((blocks) => blocks.splice(1, 1, { table }), 1)).toEqual([
    expect.stringContaining("sections[1].blocks[1].table.head  is a list of 1; write a list of 2"),
    expect.stringContaining("sections[1].blocks[1].table.rows  is a list of 2; write a list of 1"),
  ]);
  const narrow = { head: ["نص", "نص"], rows: [["نص"]] };
  expect(withBlocks((blocks) => blocks.splice(1, 1, { table: narrow }), 1)).toEqual([
    expect.stringContaining(
      "sections[1].blocks[1].table.rows[0]  is a list of 1; write a list of 2",
    ),
  ]);
});

test.each([
  [undefined, "a text"],
  ["noImageHost", "a text (when noImageHost)"],
])("another condition: %s", (when, is) => {
  expect(withBlocks(([block]) => Object.assign(block ?? {}, { when }), 1)).toEqual([
    expect.stringContaining(
      `sections[1].blocks[0]  is ${is}; write a text (when imageHost), as in English`,
    ),
  ]);
});

test("what the schema says of both files is not said again", () => {
  expect(linesOf(translatedData, { [legal]: { title: 5, sections: "نص", note: "" } })).toEqual([]);
});
