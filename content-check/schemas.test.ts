/** @jest-environment node */
import Ajv2020 from "ajv/dist/2020";
import { schemaFiles } from "../src/content/schema-files";
import { readJson } from "../src/testing/content";
import type { Schema } from "./schema-keywords";

/** Returns every value that a schema describes, with its path. */
function described(schema: Schema, path: string): [path: string, property: Schema][] {
  const { properties = {}, patternProperties = {}, items } = schema;
  return [
    [path, schema],
    ...Object.entries({ ...properties, ...patternProperties }).flatMap(([key, each]) =>
      described(each, `${path}.${key}`),
    ),
    ...(items ? described(items, `${path}[]`) : []),
  ];
}

const all = Object.keys(schemaFiles).flatMap((name) =>
  described(readJson<Schema>(`data/schemas/${name}.schema.json`), name),
);
const values = all.filter(([, { type, properties }]) => type !== "object" && !properties);
const ajv = new Ajv2020({ strict: false, validateFormats: false });

const hasDescription = ({ title, description = "" }: Schema) =>
  Boolean(title) && /[.:]/.test(description);

const hasExamples = (property: Schema) =>
  property.items !== undefined ||
  Boolean(
    property.examples?.length && property.examples.every((each) => ajv.validate(property, each)),
  );

/** Returns whether a value has the limits that the design needs. */
function hasLimits(property: Schema) {
  const types = [property.type].flat();
  if (property.enum || types.includes("boolean") || property.format === "date") return true;
  if (types.includes("string")) return property.maxLength !== undefined;
  if (types.includes("array")) return property.maxItems !== undefined;
  return property.maximum !== undefined && property.minimum !== undefined;
}

test.each([
  ["a title, and a description of its purpose", all, hasDescription],
  ["valid examples", values, hasExamples],
  ["limits", values, hasLimits],
])("every property has %s", (_, properties, isComplete) => {
  const incomplete = properties.filter(([, property]) => !isComplete(property));
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

test("editors find the same schemas by .vscode/settings.json", () => {
  const settings = readJson<Record<string, unknown>>(".vscode/settings.json");
  expect(settings["json.schemas"]).toEqual(
    Object.entries(schemaFiles).map(([name, files]) => ({
      fileMatch: [`/${files}`],
      url: `./data/schemas/${name}.schema.json`,
    })),
  );
});
