/** @jest-environment node */
import Ajv2020 from "ajv/dist/2020";
import { socialGlyphs } from "../components/footer/social-links";
import { answers } from "../sections/product-pages/answers";
import { readJson } from "../testing/content";
import { schemaFiles } from "./schema-files";

interface Property {
  title?: string;
  description?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  examples?: readonly unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Property;
  properties?: Record<string, Property>;
  patternProperties?: Record<string, Property>;
}

const names = Object.keys(schemaFiles);
const schemas = new Map(
  names.map((name) => [name, readJson<Property>(`data/schemas/${name}.schema.json`)]),
);
const schemaOf = (name: string) => schemas.get(name) as Property;

/** Every value that a schema describes, by its path. */
function described(schema: Property, path: string): [path: string, property: Property][] {
  const { properties = {}, patternProperties = {}, items } = schema;
  return [
    [path, schema],
    ...Object.entries({ ...properties, ...patternProperties }).flatMap(([key, each]) =>
      described(each, `${path}.${key}`),
    ),
    ...(items ? described(items, `${path}[]`) : []),
  ];
}

const all = names.flatMap((name) => described(schemaOf(name), name));
const isValue = ({ type, properties }: Property) => type !== "object" && !properties;

test("editors find the same schemas by .vscode/settings.json", () => {
  const settings = readJson<Record<string, unknown>>(".vscode/settings.json");
  expect(settings["json.schemas"]).toEqual(
    Object.entries(schemaFiles).map(([name, files]) => ({
      fileMatch: [`/${files}`],
      url: `./data/schemas/${name}.schema.json`,
    })),
  );
});

test("every property has a title and says what it is for", () => {
  const without = all.filter(
    ([, { title, description }]) => !title || !/[.:]/.test(description ?? ""),
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

test("every value has an example, and every example is one", () => {
  const ajv = new Ajv2020({ strict: false, formats: { email: true, uri: true, date: true } });
  const wrong = all
    .filter(([, property]) => isValue(property) && !property.items)
    .filter(([, property]) => {
      const { examples = [] } = property;
      return examples.length === 0 || !examples.every((each) => ajv.validate(property, each));
    });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test("every value has the limits that the design needs", () => {
  const hasLimits = (property: Property) => {
    const types = [property.type].flat();
    if (property.enum || types.includes("boolean") || property.format === "date") return true;
    if (types.includes("string")) return property.maxLength !== undefined;
    if (types.includes("array")) return property.maxItems !== undefined;
    return property.maximum !== undefined && property.minimum !== undefined;
  };
  const unlimited = all.filter(([, each]) => isValue(each) && !hasLimits(each));
  expect(unlimited.map(([path]) => path)).toEqual([]);
});

test("only icons that are drawn, and questions that are answered, can be chosen", () => {
  const choicesOf = (path: string) => all.find(([each]) => each === path)?.[1].enum;
  expect(choicesOf("site.social[].id")).toEqual(Object.keys(socialGlyphs));
  expect(choicesOf("features.questions[]")).toEqual(Object.keys(answers));
});
