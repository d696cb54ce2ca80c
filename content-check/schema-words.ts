import type { ErrorObject } from "ajv";
import type { Segment } from "jsonc-parser";
import type { Content } from "./content";
import { describe, type JsonDocument, nodeAt, plainValue, problemAt, quote } from "./json-document";
import { translationOf } from "./language-texts";
import { nearest } from "./nearest";
import type { Problem, Words } from "./problem";
import type { Schema } from "./schema";
import { languageName, sourceLanguage } from "./site-languages";
import { kindWords } from "./type-words";

/** What a schema has against a value, and the value. */
interface Fault {
  content: Content;
  document: JsonDocument;
  path: readonly Segment[];
  keyword: string;
  data: unknown;
  params: Record<string, unknown>;
  schema: Schema;
}

/** An error of the schema validator at its place, in words for the person who edits the file. */
export function schemaProblem(
  content: Content,
  document: JsonDocument,
  { keyword, data, params, parentSchema = {}, instancePath }: ErrorObject,
): Problem {
  const path = placeOf(document, instancePath, params);
  const node = nodeAt(document, path);
  const fault = { content, document, path, keyword, data, params, schema: parentSchema as Schema };
  const words = wordsFor[keyword]?.(fault) ?? { write: remedyOf(fault) };
  return problemAt(document, path, { is: node ? describe(node) : "missing", ...words });
}

/** The path of an error: of the key that is missing or too many, of the entry that is one too many. */
function placeOf(
  document: JsonDocument,
  pointer: string,
  { missingProperty, additionalProperty, i, j }: Fault["params"],
): Segment[] {
  const path: Segment[] = [];
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(nodeAt(document, path)?.type === "array" ? Number(name) : name);
  }
  const key = missingProperty ?? additionalProperty;
  if (key !== undefined) path.push(String(key));
  if (i !== undefined) path.push(Math.max(Number(i), Number(j)));
  return path;
}

/** What to write by the keyword that is broken, and what stands there where its value is not enough. */
const wordsFor: Record<string, (fault: Fault) => Partial<Words> & Pick<Words, "write">> = {
  required: (fault) => ({ write: missingWords(fault) }),
  dependentRequired: (fault) => ({ write: missingWords(fault) }),
  additionalProperties: (fault) => ({ is: "a key that is unknown here", write: knownKeys(fault) }),
  type: ({ schema, data }) => ({ write: kindWords(schema, data) }),
  enum: ({ schema, data }) => ({ write: choiceWords(schema, data) }),
  minLength: (fault) => ({ write: formOf(fault) ?? withExample(fault, "a text") }),
  maxLength: (fault) => {
    const form = formOf(fault);
    if (form) return { write: form };
    const is = `a text of ${[...String(fault.data)].length} characters`;
    return { is, write: `at most ${fault.params.limit}: there is no room for more` };
  },
  minimum: ({ schema }) => ({ write: `a number from ${schema.minimum} to ${schema.maximum}` }),
  maximum: ({ schema }) => ({ write: `a number from ${schema.minimum} to ${schema.maximum}` }),
  minItems: ({ data, params }) => ({ is: listOf(data), write: `at least ${params.limit}` }),
  maxItems: ({ data, params }) => ({ is: listOf(data), write: `at most ${params.limit}` }),
  contains: (fault) => ({ is: listOf(fault.data), write: remedyOf(fault) }),
  uniqueItems: ({ document, path }) => ({
    is: `${quote(plainValue(nodeAt(document, path)))}, a second time`,
    write: "each entry once",
  }),
};

const listOf = (data: unknown): string => `a list of ${(data as unknown[]).length}`;

const formats: Record<string, string> = {
  email: "an e-mail address",
  date: "a day as year-month-day",
};

/** What is left names its remedy itself, or its example is one. */
function remedyOf(fault: Fault): string {
  const { errorMessage, patternErrorMessage, format = "", examples: [example] = [] } = fault.schema;
  const like = example === undefined ? "" : ` such as ${quote(example)}`;
  return errorMessage ?? patternErrorMessage ?? `${formats[format] ?? "another value"}${like}`;
}

/** A text of another form than the one wanted is told the form, whatever its length. */
function formOf({ schema: { pattern, patternErrorMessage }, data }: Fault): string | undefined {
  const isOfForm = !pattern || new RegExp(pattern, "u").test(String(data));
  return isOfForm ? undefined : patternErrorMessage;
}

/** A translation that lacks a key is told the English text; other files are told an example. */
function missingWords(fault: Fault): string {
  const { content, document, path, schema } = fault;
  const { code = sourceLanguage, source = "" } = translationOf(document.file) ?? {};
  const sourceDocument = code === sourceLanguage ? undefined : content.documents.get(source);
  const english = sourceDocument && plainValue(nodeAt(sourceDocument, path));
  if (typeof english === "string") {
    return `the text for ${quote(english)} in ${languageName(code)}`;
  }
  const wanted = schema.properties?.[String(path.at(-1))] ?? {};
  return withExample({ ...fault, schema: wanted }, wanted.title ? `it (${wanted.title})` : "it");
}

/** An example helps, but not an English one in another language. */
function withExample({ document, schema }: Fault, what: string): string {
  const { code = sourceLanguage } = translationOf(document.file) ?? {};
  const [example] = code === sourceLanguage ? (schema.examples ?? []) : [];
  return example === undefined ? what : `${what}, such as ${quote(example)}`;
}

function knownKeys({ path, data, schema }: Fault): string {
  const keys = Object.keys(schema.properties ?? {});
  const free = keys.filter((key) => !Object.hasOwn(data as object, key));
  const meant = nearest(String(path.at(-1)), free);
  if (meant) return `${meant}, or remove it`;
  if (keys.length === 0) return "the code of a language, such as pt or zh-TW, or remove it";
  if (free.length === 0) return "nothing here: remove it";
  return `${free.length > 1 ? "one of " : ""}${free.join(", ")}, or remove it`;
}

function choiceWords({ enum: choices = [] }: Schema, data: unknown): string {
  const meant = typeof data === "string" && nearest(data, choices.map(String));
  const list = choices.map(quote).join(", ");
  return meant ? quote(meant) : `${choices.length > 1 ? "one of " : ""}${list}`;
}
