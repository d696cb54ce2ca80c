/** @jest-environment node */
import { join } from "node:path";
import { readFiles } from "../content-check/content";
import type { Schema } from "../content-check/schema-keywords";
import { samplePaths } from "../src/content/link-host";
import { schemaNameOf } from "../src/content/schema-files";
import type { SampleProduct } from "../src/content/types";
import { languageByCode } from "../src/i18n/languages";
import { readJson } from "../src/testing/content";
import { editorConfig, pagePath } from "./config";
import { type Field, fieldOf, fileText } from "./fields";

const files = readFiles(join(__dirname, ".."))
  .map(([file]) => file)
  .filter(schemaNameOf);
const { collections } = editorConfig(files, readJson, { name: "proxy" });
const forms = collections.flatMap((collection) => collection.files);

/** Returns the paths of a value's keys for which the form has no field, recursively. */
function withoutField(value: unknown, fields: readonly Field[], path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => withoutField(item, fields, path));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const field = fields.find(({ name }) => name === key);
    const inner = field?.fields ?? (field?.field ? [field.field] : []);
    return field ? withoutField(item, inner, `${path}.${key}`) : [`${path}.${key}`];
  });
}

/** Returns a value as a form may return it: with its keys in another order, and empty texts for null. */
function fromForm(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value ?? "";
  if (Array.isArray(value)) return value.map(fromForm);
  const entries = Object.entries(value).map(([key, item]) => [key, fromForm(item)]);
  return Object.fromEntries(entries.reverse());
}

test("creates one form per file of data/ and locales/, in a group for the site and one per language", () => {
  expect(collections[0]?.label).toBe("The site");
  expect(collections.map(({ label }) => label)).toContain(languageByCode("en").endonym);
  expect(forms.map(({ file }) => file).sort()).toEqual([...files].sort());
  expect(new Set(forms.map(({ name }) => name)).size).toBe(files.length);
});

test.each(files)("%s: has a field for every value, and is written unchanged", (file) => {
  const value = readJson(file);
  const fields = forms.find((form) => form.file === file)?.fields ?? [];
  expect(withoutField(value, fields)).toEqual([]);
  const text = `${JSON.stringify(value, null, 2)}\n`.normalize("NFC");
  expect(fileText(fromForm(value), fields, value)).toBe(text);
});

test("keeps values without a field and omits empty optional values", () => {
  const text: Field = { name: "text", label: "Text", widget: "string" };
  const list: Field = { name: "list", label: "List", widget: "list", field: text, optional: true };
  const form = { other: 1, list: ["", ""], text: " e\u0301 " };
  const written = fileText(form, [text, list], { list: ["x"], text: "x" });
  expect(JSON.parse(written)).toEqual({ text: "\u00e9", other: 1 });
});

// A nullable number has no bounds, and an optional list no minimum.
test.each<[Schema, isRequired: boolean, object]>([
  [
    { type: "string", pattern: "^a$", patternErrorMessage: "the letter a" },
    true,
    { widget: "string", required: true, nullable: false, pattern: ["^a$", "the letter a"] },
  ],
  [
    { type: ["integer", "null"], minimum: 1 },
    true,
    { widget: "number", required: false, nullable: true, value_type: "int", step: 1 },
  ],
  [
    { type: "array", minItems: 2, items: { enum: ["a"] } },
    false,
    { widget: "select", required: false, nullable: false, multiple: true, options: ["a"] },
  ],
])("generates the field of %j, required: %j", (schema, isRequired, expected) => {
  const field = fieldOf("name", schema, isRequired);
  expect(field).toEqual({ name: "name", label: "name", ...expected });
});

const { batch } = samplePaths(readJson<SampleProduct>("data/sample-product.json"));

test.each([
  ["data/site.json", "/"],
  ["data/plans.json", "/#pricing"],
  ["data/faqs/hi.json", "/hi#faq"],
  ["data/guide/hi.json", "/hi/guide"],
  ["data/legal/zh-TW/privacy.json", "/zh-TW/privacy"],
  ["locales/ar/landing.json", "/ar"],
  ["locales/ar/pages.json", `/ar${batch}`],
  ["data/sample-product/en.json", batch],
])("previews %s on %s", (file, path) => {
  expect(pagePath(file, readJson)).toBe(path);
});
