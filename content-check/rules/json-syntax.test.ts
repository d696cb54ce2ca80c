/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { jsonSyntax } from "./json-syntax";

const file = "data/plans.json";
const aValue =
  'a value: a text in "double quotes", a number, true, false, null, a [list] or a {group}';

test("files that parse are in order", () => {
  expect(linesOf(jsonSyntax)).toEqual([]);
  expect(
    linesOf(jsonSyntax, { [file]: '{ "a": [1, -2.5e3, "\\u00a0\\n", null, true, {}] }\n' }),
  ).toEqual([]);
});

test.each([
  [
    "a trailing comma",
    '{\n  "a": 1,\n}',
    '3:1  (the whole file)  is }; write a key in "double quotes", or no comma before the closing brace',
  ],
  [
    "a trailing comma in a list",
    '{ "a": [1, 2,] }',
    `1:14  a[2]  is ]; write ${aValue}; after a comma another one must follow`,
  ],
  [
    "a missing comma",
    '{\n  "a": 1\n  "b": 2\n}',
    "2:9  a  is without a comma after it; write a comma",
  ],
  ["a missing colon", '{ "a" 1 }', "1:7  a  is 1; write a colon between the key and its value"],
  [
    "a missing value",
    '{ "a": }',
    `1:8  a  is }; write ${aValue}; after a comma another one must follow`,
  ],
  [
    "a missing brace",
    '{ "a": 1',
    "1:9  a  is cut off at the end of the file; write the closing brace }",
  ],
  [
    "a missing bracket",
    '{ "a": [1',
    "1:10  a[0]  is cut off at the end of the file; write the closing bracket ]",
  ],
  [
    "an open text",
    '{ "a": "one\n}',
    '1:8  a  is "one, a text without an end; write the closing " on the same line (a line break inside a text is \\n)',
  ],
  [
    "single quotes",
    "{ 'a': 1 }",
    "1:3  (the whole file)  is 'a', in other quotes; write straight double quotes: \"…\"",
  ],
  [
    "curly quotes",
    '{ "a": “x” }',
    '1:8  a  is “x”, in other quotes; write straight double quotes: "…"',
  ],
  ["a bare word", '{ "a": yes }', `1:8  a  is yes; write ${aValue}`],
  [
    "a comment",
    '{ // why\n "a": 1 }',
    "1:3  (the whole file)  is // why; write no comment: JSON has none",
  ],
  ["a wrong escape", '{ "a": "\\q" }', '1:8  a  is "\\q"; write \\\\ for a backslash'],
  ["an unfinished number", '{ "a": 1. }', "1:8  a  is 1.; write the rest of the number"],
  [
    "a second brace",
    '{ "a": 1 }}',
    "1:11  (the whole file)  is }; write nothing after the brace that closes the file",
  ],
  [
    "quotation marks inside a text",
    '{ "a": "the "big" one" }',
    '1:14  a  is big, behind the quotation mark that ends the text; write \\" for a quotation mark inside a text',
  ],
  [
    "quotation marks around a number inside a text",
    '{ "a": "the "20" of us" }',
    '1:14  a  is 20, behind the quotation mark that ends the text; write \\" for a quotation mark inside a text',
  ],
  [
    "no comma between two texts",
    '{ "a": "one""b": "two" }',
    "1:13  a  is without a comma after it; write a comma",
  ],
  [
    "UTF-16",
    Buffer.from("\ufeff{}", "utf16le").toString("utf8"),
    "1:1  (the whole file)  is not UTF-8; write the file as UTF-8, which editors offer when they save",
  ],
  ["nothing at all", "", "1:1  (the whole file)  is empty; write a group in braces: { … }"],
  [
    "a byte order mark",
    "\ufeff{}",
    "1:1  (the whole file)  is a byte order mark; write the file as UTF-8 without it (“UTF-8”, not “UTF-8 BOM”)",
  ],
  ["a list as root", "[]", "1:1  (the whole file)  is a list; write a group in braces: { … }"],
  [
    "a text as root",
    '"a"',
    '1:1  (the whole file)  is "a", a text; write a group in braces: { … }',
  ],
])("%s", (_, text, line) => {
  expect(linesOf(jsonSyntax, { [file]: text })).toEqual([`${file}:${line}`]);
});

test("behind a wrong quotation mark nothing can be told apart", () => {
  const text = '{\n  "a": "say "hi" now",\n  "b": 2\n}';
  expect(linesOf(jsonSyntax, { [file]: text })).toEqual([
    expect.stringContaining(`${file}:2:14  a  is hi, behind the quotation mark`),
  ]);
});

test("all faults of all files are reported, but not their echoes on the same line", () => {
  const lines = linesOf(jsonSyntax, {
    [file]: '{\n  "a": yes,\n  "b": 1\n  "c": 2,\n}',
    "locales/ar/common.json": "{",
  });
  expect(lines.map((line) => line.split("  ")[0])).toEqual([
    `${file}:2:8`,
    `${file}:3:9`,
    `${file}:5:1`,
    "locales/ar/common.json:1:2",
  ]);
});
