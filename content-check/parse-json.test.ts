/** @jest-environment node */
import { parseJson } from "./parse-json";

const aValue =
  'a value: a text in "double quotes", a number, true, false, null, a [list] or a {group}';

test.each([
  ['{\n  "a": 1,\n}', '3:1  (the whole file)  is }; write a key in "double quotes", or no comma'],
  [
    '{ "a": [1, 2,] }',
    `1:14  a[2]  is ]; write ${aValue}; a comma must be followed by another entry`,
  ],
  ['{\r\n  "a": 1\r\n  "b": 2\n}', "2:9  a  is without a comma after it; write a comma"],
  ['{ "a" 1 }', "1:7  a  is 1; write a colon between the key and its value"],
  ['{ "a": 1', "1:9  a  is cut off at the end of the file; write the closing brace }"],
  [
    '{ "a": "one\n}',
    '1:8  a  is "one, a text without an end; write the closing " on the same line',
  ],
  ['{ "a": “x” }', "1:8  a  is “x”, in other quotes; write straight double quotes"],
  ['{ "a": yes }', `1:8  a  is yes; write ${aValue}`],
  [
    '{ // why\n "a": 1 }',
    "1:3  (the whole file)  is a comment; write the file without comments, which JSON does not allow",
  ],
  ['{ "a": "\\q" }', '1:8  a  is "\\q"; write \\\\ for a backslash'],
  ['{ "a": 1 }}', "1:11  (the whole file)  is }; write nothing after the brace that closes"],
  ['{ "a": "the "big" one" }', "1:14  a  is big, after the quotation mark that ends the text"],
  ['{ "a": "one""b": "two" }', "1:13  a  is without a comma after it; write a comma"],
  ["\ufeff{}", "1:1  (the whole file)  is a byte order mark; write the file as UTF-8 without it"],
  ["", "1:1  (the whole file)  is empty; write a group in braces: { … }"],
  ["[]", "1:1  (the whole file)  is a list; write a group in braces: { … }"],
])("reports one problem in plain words for %j", (text, line) => {
  const problem = parseJson("a.json", text);
  expect("message" in problem && problem.message).toContain(`a.json:${line}`);
});
