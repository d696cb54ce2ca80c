/** @jest-environment node */
import { join } from "node:path";
import type { Schema } from "../content-check/content";
import { readFiles } from "../content-check/content";
import { samplePaths } from "../gatsby/content/content";
import { schemaNameOf } from "../src/content/schema-files";
import type { SampleProduct } from "../src/content/types";
import { languageOf, readJson } from "../src/testing/content";
import { editorConfig, pagePath } from "./config";
import { type Field, fieldOf, fileText } from "./fields";

const files = readFiles(join(__dirname, ".."))
  .map(([file]) => file)
  .filter(schemaNameOf);
const { collections } = editorConfig(files, readJson, { name: "proxy" });
const forms = collections.flatMap((collection) => collection.files);
const fieldsFor = (file: string) => forms.find((form) => form.file === file)?.fields ?? [];

const fieldsIn = (field: Field): Field[] =>
  [field.fields, field.field].flat().filter((each) => each !== undefined) as Field[];

/** Returns the paths of a value's keys for which the form has no field, recursively. */
function unlike(value: unknown, fields: readonly Field[], path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unlike(item, fields, path));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const field = fields.find(({ name }) => name === key);
    return field ? unlike(item, fieldsIn(field), `${path}.${key}`) : [`${path}.${key}`];
  });
}

test("creates one form per file of data/ and locales/, in a group for the site and one per language", () => {
  expect(forms.map(({ file }) => file).sort()).toEqual([...files].sort());
  expect(new Set(forms.map(({ name }) => name)).size).toBe(files.length);
  expect(collections[0]?.label).toBe("The site");
  expect(collections.map(({ label }) => label)).toContain(languageOf("en").endonym);
});

test.each(files)("%s: has a field for every value", (file) => {
  expect(unlike(readJson(file), fieldsFor(file), file)).toEqual([]);
});

test.each(files)("%s: is written unchanged and in the same order by its form", (file) => {
  const value = readJson(file);
  const backwards = (each: unknown): unknown =>
    typeof each !== "object" || each === null
      ? (each ?? "")
      : Array.isArray(each)
        ? each.map(backwards)
        : Object.fromEntries(
            Object.entries(each)
              .reverse()
              .map(([key, item]) => [key, backwards(item)]),
          );
  expect(fileText(backwards(value), fieldsFor(file), value)).toBe(
    `${JSON.stringify(value, null, 2)}\n`.normalize("NFC"),
  );
});

test("keeps values without a field and omits empty optional values", () => {
  const text: Field = { name: "text", label: "Text", widget: "string" };
  const list: Field = { name: "list", label: "List", widget: "list", field: text, optional: true };
  const form = { other: 1, list: ["", ""], text: " e\u0301 " };
  const written = fileText(form, [text, list], { list: ["x"], text: "x" });
  expect(JSON.parse(written)).toEqual({ text: "\u00e9", other: 1 });
});

test.each<[string, Schema, boolean, object]>([
  [
    "a text with a pattern and its message",
    { type: "string", pattern: "^a$", patternErrorMessage: "the letter a" },
    true,
    { pattern: ["^a$", "the letter a"] },
  ],
  [
    "a nullable number, without bounds",
    { type: ["integer", "null"], minimum: 1 },
    true,
    { widget: "number", value_type: "int", required: false, min: undefined },
  ],
  [
    "an optional list, without a minimum",
    { type: "array", minItems: 2, items: { type: "string" } },
    false,
    { widget: "list", required: false, min: undefined },
  ],
])("generates the field of %s", (_, schema, isRequired, expected) => {
  const field = fieldOf("name", schema, isRequired);
  for (const [option, value] of Object.entries(expected)) expect(field[option]).toEqual(value);
});

const { batch } = samplePaths(readJson<SampleProduct>("data/sample-product.json"));

test.each([
  ["data/site.json", "/"],
  ["data/plans.json", "/#pricing"],
  ["data/features.json", "/#features"],
  ["data/faqs/hi.json", "/hi#faq"],
  ["data/guide.json", "/guide"],
  ["data/guide/hi.json", "/hi/guide"],
  ["data/legal/zh-TW/privacy.json", "/zh-TW/privacy"],
  ["locales/ar/landing.json", "/ar"],
  ["locales/ar/sample.json", `/ar${batch}`],
  ["data/sample-product/en.json", batch],
])("previews %s on %s", (file, path) => {
  expect(pagePath(file, readJson)).toBe(path);
});
