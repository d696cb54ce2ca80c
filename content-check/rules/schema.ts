import type { ErrorObject } from "ajv";
import type { Segment } from "jsonc-parser";
import { schemaNameOf } from "../../src/content/schema-files";
import type { Content, Rule } from "../content";
import { type JsonDocument, type Place, problemAt, valueAt } from "../json-document";
import { englishName, sourceOf, translationOf } from "../languages";
import { describe, nearest, type Problem, quote, typeNames } from "../problem";
import type { Schema } from "../schema-keywords";

/** Every file is valid according to its schema in data/schemas. */
export const schema: Rule = (content) =>
  [...content.documents.values()].flatMap((document) => {
    const validate = content.schemas.get(schemaNameOf(document.file) ?? "");
    if (!validate || validate(document.value)) return [];
    const isOfPattern = ({ keyword }: ErrorObject) => Number(keyword === "pattern");
    const problems = (validate.errors ?? [])
      // The errors of the branches of oneOf and contains belong to one mistake, which is in the list too.
      .filter(({ schemaPath }) => !/\/(oneOf|contains)\/|\/if$/.test(schemaPath))
      .sort((a, b) => isOfPattern(a) - isOfPattern(b))
      .map((error) => schemaProblem(content, document, error));
    // A value can break several keywords by one mistake. The message of a pattern explains it best.
    return [...new Map(problems.map((each) => [each.path, each])).values()];
  });

/** Translates an error of the schema validator into words for the person who edits the file. */
function schemaProblem(content: Content, document: JsonDocument, error: ErrorObject): Problem {
  const { keyword, data, params } = error;
  const schema = error.parentSchema as Schema;
  const place = { document, path: pathOf(error) };
  const value = valueAt(document, place.path);
  const problem = (found: string, expected: string) => problemAt(place, found, expected);
  switch (keyword) {
    case "required":
    case "dependentRequired":
      return problem("missing", missingValue(content, place, schema));
    case "additionalProperties":
      return problem("an unknown key", knownKeys(place, data as object, schema));
    case "uniqueItems":
      return problem(`${quote(value)}, a second time`, "each entry once");
    case "minItems":
      return problem(listOf(data), `at least ${params.limit} entries`);
    case "maxItems":
      return problem(listOf(data), `at most ${params.limit} entries`);
    case "type":
      return problem(describe(value), expectedType(schema, data));
    case "enum":
      return problem(describe(value), expectedChoice(schema, data));
    case "minimum":
    case "maximum":
      return problem(describe(value), `a number from ${schema.minimum} to ${schema.maximum}`);
    case "minLength":
      return problem(describe(value), withExample(document, schema, "a text"));
    case "maxLength":
      return problem(
        `a text of ${[...String(value)].length} characters`,
        `at most ${params.limit} characters: the page has no room for more`,
      );
    default:
      return problem(
        describe(value),
        schema.errorMessage ?? schema.patternErrorMessage ?? "another value",
      );
  }
}

/** Returns the path of the missing or unknown key, of the repeated item, or else of the value. */
function pathOf({ instancePath, params }: ErrorObject): Segment[] {
  const { missingProperty, additionalProperty, i, j } = params;
  const segments = instancePath.split("/").slice(1);
  const path = segments.map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
  const last = missingProperty ?? additionalProperty ?? (i === undefined ? [] : Math.max(i, j));
  return path.concat(last);
}

const listOf = (data: unknown): string => `a list with ${(data as unknown[]).length} entries`;

/** For a missing translation, returns the English text. Otherwise adds an example. */
function missingValue(
  { documents }: Content,
  { document, path }: Pick<Place, "document" | "path">,
  { properties, errorMessage = "it" }: Schema,
): string {
  const { code = "", source = "" } = translationOf(document.file) ?? {};
  const english = source === document.file ? undefined : valueAt(documents.get(source), path);
  if (typeof english === "string") return `the text for ${quote(english)} in ${englishName(code)}`;
  const missing = properties?.[String(path.at(-1))] ?? {};
  return withExample(document, missing, missing.title ? `it (${missing.title})` : errorMessage);
}

/** Adds the example of the schema, but not in a translation, because the examples are in English. */
function withExample({ file }: JsonDocument, { examples = [] }: Schema, words: string): string {
  const hasExample = sourceOf(file) === file && examples.length > 0;
  return hasExample ? `${words}, such as ${quote(examples[0])}` : words;
}

function knownKeys({ path }: Pick<Place, "path">, data: object, { properties }: Schema): string {
  const keys = Object.keys(properties ?? {});
  const free = keys.filter((key) => !Object.hasOwn(data, key));
  const similar = nearest(String(path.at(-1)), free);
  if (similar) return `${similar}, or remove it`;
  if (keys.length === 0) return "the code of a language, such as pt or zh-TW, or remove it";
  if (free.length === 0) return "no other key: remove it";
  return `${oneOf(free)}, or remove it`;
}

/** The texts that have a type once their quotes are removed. */
const unquoted: Record<string, RegExp> = {
  number: /^-?\d+(\.\d+)?$/,
  integer: /^-?\d+$/,
  boolean: /^(true|false)$/,
};

/** Returns the value in the right type, if that is possible, or the names of the types. */
function expectedType({ type = [], examples: [example] = [] }: Schema, data: unknown): string {
  const types = [type].flat();
  if (types.includes("string") && ["number", "boolean"].includes(typeof data)) {
    return `the text "${data}"`;
  }
  const text = typeof data === "string" ? data.trim() : "";
  const converted = types.find((each) => unquoted[each]?.test(text));
  if (converted) return converted === "boolean" ? `${text} without quotes` : `the number ${text}`;
  const names = types.map((each) => typeNames[each]).join(" or ");
  const isSimple = example !== undefined && typeof example !== "object";
  return isSimple ? `${names}, such as ${quote(example)}` : names;
}

function expectedChoice({ enum: choices = [] }: Schema, data: unknown): string {
  const similar = typeof data === "string" && nearest(data, choices.map(String));
  return similar ? quote(similar) : oneOf(choices.map(quote));
}

const oneOf = (choices: readonly string[]): string =>
  `${choices.length > 1 ? "one of " : ""}${choices.join(", ")}`;
