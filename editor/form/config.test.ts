/** @jest-environment node */
import { join } from "node:path";
import { readFiles } from "../../content-check/read-content";
import { schemaNameOf } from "../../src/content/schema-files";
import { languageOf, readJson } from "../../src/testing/content";
import { asFile } from "./as-file";
import { editorConfig } from "./config";
import { type Field, type FormSchema, fieldOf } from "./fields";

const texts = new Map(readFiles(join(__dirname, "../..")));
const files = [...texts.keys()].filter((file) => schemaNameOf(file));
const read = (file: string): unknown => JSON.parse(texts.get(file) ?? "");
const { collections } = editorConfig(files, read, { name: "proxy" });
const forms = collections.flatMap((collection) => collection.files);
const formOf = (file: string) => forms.find((each) => each.file === file);

const schemaOf = (file: string) =>
  readJson<FormSchema>(`data/schemas/${schemaNameOf(file)}.schema.json`);

const fieldsIn = (field: Field): Field[] =>
  [field.fields, field.field].flat().filter((each) => each !== undefined) as Field[];

/** The names of a value's keys and of the fields that a form has for them, however deep. */
function unlike(value: unknown, fields: readonly Field[], path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unlike(item, fields, path));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const field = fields.find(({ name }) => name === key);
    return field ? unlike(item, fieldsIn(field), `${path}.${key}`) : [`${path}.${key}`];
  });
}

test("every file of data/ and locales/ has one form, the site's beside one group a language", () => {
  expect(forms.map(({ file }) => file).sort()).toEqual([...files].sort());
  expect(new Set(forms.map(({ name }) => name)).size).toBe(files.length);
  expect(collections[0]?.label).toBe("The site");
  expect(collections.map(({ label }) => label)).toContain(languageOf("en").endonym);
});

test.each(files)("%s: everything in it has a field", (file) => {
  expect(unlike(read(file), formOf(file)?.fields ?? [], file)).toEqual([]);
});

test.each(files)("%s: what a form makes of it says the same, in the same order", (file) => {
  const value = read(file);
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
  expect(asFile(backwards(value), schemaOf(file), value, false)).toBe(
    `${JSON.stringify(value, null, 2)}\n`.normalize("NFC"),
  );
});

test.each<[string, FormSchema, boolean, object]>([
  [
    "a pattern, with what to write",
    { type: "string", pattern: "^a$", patternErrorMessage: "the letter a" },
    true,
    { pattern: ["^a$", "the letter a"] },
  ],
  [
    "a number or nothing: an empty field is in bounds",
    { type: ["integer", "null"], minimum: 1 },
    true,
    { widget: "number", value_type: "int", required: false, min: undefined },
  ],
  [
    "a list that may be left out",
    { type: "array", minItems: 2, items: { type: "string" } },
    false,
    { widget: "list", required: false, min: undefined },
  ],
])("the field of %s", (_, schema, isRequired, expected) => {
  const field = fieldOf("name", schema, isRequired);
  for (const [option, value] of Object.entries(expected)) expect(field[option]).toEqual(value);
});
