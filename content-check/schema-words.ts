import type { ErrorObject } from "ajv";
import type { Content } from "./content";
import { likeWords, missingWords, suchAs } from "./example-words";
import {
  describe,
  type JsonDocument,
  nodeAt,
  problemAt,
  quote,
  type Segment,
} from "./json-document";
import { nearest } from "./nearest";
import type { Problem } from "./problem";
import type { Schema } from "./schema";
import { typeWords } from "./type-words";

type Words = Pick<Problem, "is" | "write">;
type Fault = Omit<ErrorObject<string, Record<string, unknown>>, "parentSchema"> & {
  parentSchema?: Schema;
};

/** An error of the schema validator at its place, in words for the person who edits the file. */
export function schemaProblem(
  content: Content,
  document: JsonDocument,
  error: ErrorObject,
): Problem {
  const fault = error as Fault;
  const path = placeOf(document, fault);
  return problemAt(document, path, wordsOf(content, document, path, fault));
}

/** The path of an error: of the key that is missing or too many, of the entry that is one too many. */
function placeOf(document: JsonDocument, { instancePath, keyword, params }: Fault): Segment[] {
  const path: Segment[] = [];
  for (const part of instancePath.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(nodeAt(document, path)?.type === "array" ? Number(name) : name);
  }
  if (keyword === "required" || keyword === "dependentRequired")
    path.push(String(params.missingProperty));
  if (keyword === "additionalProperties") path.push(String(params.additionalProperty));
  if (keyword === "uniqueItems") path.push(Math.max(Number(params.i), Number(params.j)));
  return path;
}

function wordsOf(
  content: Content,
  document: JsonDocument,
  path: readonly Segment[],
  fault: Fault,
): Words {
  const { keyword, data, params, parentSchema: schema = {} } = fault;
  const node = nodeAt(document, path);
  const is = node ? describe(node) : "missing";
  switch (keyword) {
    case "required":
    case "dependentRequired":
      return { is, write: missingWords(content, document, path, schema) };
    case "additionalProperties":
      return { is: "a key that is unknown here", write: knownKeys(path, data, schema) };
    case "type":
      return { is, write: typeWords(schema, data) };
    case "enum":
      return { is, write: choiceWords(schema, data) };
    case "minLength":
    case "maxLength":
      return { is, ...lengthWords(document, fault) };
    case "minimum":
    case "maximum":
      return { is, write: `a number from ${schema.minimum} to ${schema.maximum}` };
    case "minItems":
      return { is: listOf(data), write: `at least ${params.limit}` };
    case "maxItems":
      return { is: listOf(data), write: `at most ${params.limit}` };
    case "uniqueItems":
      return { is: `${is}, a second time`, write: "each entry once" };
    default:
      // What is left names its remedy itself, or its example is one.
      return {
        is: keyword === "contains" ? listOf(data) : is,
        write: schema.errorMessage ?? schema.patternErrorMessage ?? likeWords(keyword, schema),
      };
  }
}

/** A text of another form than the one wanted is told the form, whatever its length. */
function lengthWords(
  document: JsonDocument,
  { keyword, data, params, parentSchema: schema = {} }: Fault,
): Partial<Words> & Pick<Words, "write"> {
  const { pattern, patternErrorMessage } = schema;
  if (pattern && patternErrorMessage && !new RegExp(pattern, "u").test(String(data))) {
    return { write: patternErrorMessage };
  }
  return keyword === "minLength"
    ? { write: suchAs(document, "a text", schema) }
    : {
        is: `a text of ${[...String(data)].length} characters`,
        write: `at most ${params.limit}: there is no room for more`,
      };
}

function listOf(data: unknown): string {
  return `a list of ${(data as unknown[]).length}`;
}

function knownKeys(path: readonly Segment[], data: unknown, schema: Schema): string {
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
  if (meant) return quote(meant);
  const list = choices.map(quote).join(", ");
  return choices.length > 1 ? `one of ${list}` : list;
}
