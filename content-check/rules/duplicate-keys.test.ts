/** @jest-environment node */
import { linesOf } from "../testing/fixture";
import { duplicateKeys } from "./duplicate-keys";

test("the same key in different groups is in order", () => {
  expect(linesOf(duplicateKeys)).toEqual([]);
  expect(linesOf(duplicateKeys, { "data/site.json": { a: { b: 1 }, b: { a: 1 } } })).toEqual([]);
});

test("a key that its group has already", () => {
  const text = '{\n  "a": 1,\n  "list": [{ "b": 1, "b": 2 }],\n  "a": 2\n}';
  expect(linesOf(duplicateKeys, { "data/site.json": text })).toEqual([
    "data/site.json:3:22  list[0].b  is a key that this group has already; write it once",
    "data/site.json:4:3  a  is a key that this group has already; write it once",
  ]);
});
