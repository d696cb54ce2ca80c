import type { ErrorObject } from "ajv";
import type { Segment } from "jsonc-parser";
import type { Content } from "./content";
import { type JsonDocument, problemAt, valueAt } from "./json-document";
import { translationOf } from "./language-texts";
import { nearest } from "./lists";
import type { Problem, Words } from "./problem";
import type { Schema } from "./schema";
import { languageName, sourceLanguage } from "./site-languages";
import { describe, quote, typeWords } from "./type-words";

/** An error of the schema validator, and the file in which it occurs. */
interface Violation {
  content: Content;
  document: JsonDocument;
  path: readonly Segment[];
  data: unknown;
  limit?: unknown;
  schema: Schema;
}

/** Translates an error of the schema validator into words for the person who edits the file. */
export function schemaProblem(
  content: Content,
  document: JsonDocument,
  { keyword, data, params, parentSchema, instancePath }: ErrorObject,
): Problem {
  const path = pathOf(document, instancePath, params);
  const value = valueAt(document, path);
  const schema = (parentSchema ?? {}) as Schema;
  const violation: Violation = { content, document, path, data, limit: params.limit, schema };
  const words = (wordsFor[keyword] ?? valueWords)(violation);
  const found = value === undefined ? "missing" : describe(value);
  return problemAt(
    { document, path },
    typeof words === "string" ? { found, expected: words } : words,
  );
}

/** Returns the path of the missing or unknown key, of the repeated item, or else of the value. */
function pathOf(
  document: JsonDocument,
  pointer: string,
  { missingProperty, additionalProperty, i, j }: ErrorObject["params"],
): Segment[] {
  const path: Segment[] = [];
  for (const escaped of pointer.split("/").slice(1)) {
    const name = escaped.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(Array.isArray(valueAt(document, path)) ? Number(name) : name);
  }
  const key = missingProperty ?? additionalProperty;
  if (key !== undefined) path.push(String(key));
  if (i !== undefined) path.push(Math.max(Number(i), Number(j)));
  return path;
}

/** Returns what to write, and what the file contains if that is not the value or "missing". */
type ViolationWords = (violation: Violation) => string | Words;

const range: ViolationWords = ({ schema: { minimum, maximum } }) =>
  `a number from ${minimum} to ${maximum}`;

const listOf = (data: unknown): string => `a list of ${(data as unknown[]).length}`;

/** The words for a broken keyword of a schema. */
const wordsFor: Record<string, ViolationWords> = {
  required: missingWords,
  dependentRequired: missingWords,
  additionalProperties: (violation) => ({
    found: "a key that is unknown here",
    expected: knownKeys(violation),
  }),
  type: ({ schema, data }) => typeWords(schema, data),
  enum: choiceWords,
  minLength: (violation) => patternWords(violation) ?? withExample(violation, "a text"),
  maxLength: (violation) => {
    const expected = patternWords(violation);
    if (expected) return expected;
    const found = `a text of ${[...String(violation.data)].length} characters`;
    return { found, expected: `at most ${violation.limit}: there is no room for more` };
  },
  minimum: range,
  maximum: range,
  minItems: ({ data, limit }) => ({ found: listOf(data), expected: `at least ${limit}` }),
  maxItems: ({ data, limit }) => ({ found: listOf(data), expected: `at most ${limit}` }),
  contains: (violation) => ({ found: listOf(violation.data), expected: valueWords(violation) }),
  uniqueItems: ({ document, path }) => ({
    found: `${quote(valueAt(document, path))}, a second time`,
    expected: "each entry once",
  }),
};

/** For the other keywords, the schema contains a message, a format or an example. */
function valueWords({ schema }: Violation): string {
  const { errorMessage, patternErrorMessage, format, examples: [example] = [] } = schema;
  const formats = { email: "an e-mail address", date: "a day as year-month-day" };
  const value = formats[format as keyof typeof formats] ?? "another value";
  const like = example === undefined ? "" : ` such as ${quote(example)}`;
  return errorMessage ?? patternErrorMessage ?? `${value}${like}`;
}

/** A text that does not match the pattern gets the message of the pattern, whatever its length. */
function patternWords({ schema: { pattern, patternErrorMessage }, data }: Violation) {
  const isMatch = !pattern || new RegExp(pattern, "u").test(String(data));
  return isMatch ? undefined : patternErrorMessage;
}

/** For a missing translation, the message contains the English text. Otherwise it has an example. */
function missingWords(violation: Violation): string {
  const { content, document, path, schema } = violation;
  const { code = sourceLanguage, source = "" } = translationOf(document.file) ?? {};
  const english = valueAt(content.documents.get(source), path);
  if (code !== sourceLanguage && typeof english === "string") {
    return `the text for ${quote(english)} in ${languageName(code)}`;
  }
  const expected = schema.properties?.[String(path.at(-1))] ?? {};
  const words = expected.title ? `it (${expected.title})` : "it";
  return withExample({ ...violation, schema: expected }, words);
}

/** Adds the example of the schema, but not in a translation, because the examples are in English. */
function withExample({ document, schema }: Violation, words: string): string {
  const { code = sourceLanguage } = translationOf(document.file) ?? {};
  const [example] = code === sourceLanguage ? (schema.examples ?? []) : [];
  return example === undefined ? words : `${words}, such as ${quote(example)}`;
}

function knownKeys({ path, data, schema }: Violation): string {
  const keys = Object.keys(schema.properties ?? {});
  const free = keys.filter((key) => !Object.hasOwn(data as object, key));
  const similar = nearest(String(path.at(-1)), free);
  if (similar) return `${similar}, or remove it`;
  if (keys.length === 0) return "the code of a language, such as pt or zh-TW, or remove it";
  if (free.length === 0) return "nothing here: remove it";
  return `${oneOf(free)}, or remove it`;
}

function choiceWords({ schema: { enum: choices = [] }, data }: Violation): string {
  const similar = typeof data === "string" && nearest(data, choices.map(String));
  return similar ? quote(similar) : oneOf(choices.map(quote));
}

const oneOf = (choices: readonly string[]): string =>
  `${choices.length > 1 ? "one of " : ""}${choices.join(", ")}`;
