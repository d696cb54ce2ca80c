import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { type JsonDocument, type TextPlace, textsIn, valueAt } from "./json-document";
import { isLanguage } from "./languages";
import { parseJson } from "./parse-json";
import type { Problem } from "./problem";
import type { Schema } from "./schema-keywords";

/** Everything that the rules look at. */
export interface Content {
  /** The JSON files that parse, by file. */
  documents: ReadonlyMap<string, JsonDocument>;
  /** The problems of the files that do not parse. */
  syntaxProblems: readonly Problem[];
  /** The validators of the schemas in data/schemas by name, for example "plans". */
  schemas: ReadonlyMap<string, ValidateFunction>;
  /** The paths of the files below src/images. */
  images: readonly string[];
}

/** A rule finds one kind of mistake. */
export type Rule = (content: Content) => Problem[];

/** The path of a JSON file and its text. */
type TextFile = readonly [file: string, text: string];

/** Reads the content of a project: the JSON of data/ and locales/, and the names of the pictures. */
export function readContent(root: string): Content {
  const images = filesBelow(root, "src/images");
  const names = images.map((file) => file.slice("src/images/".length));
  return contentOf(readFiles(root), names);
}

/** Reads the JSON files of data/ and locales/. */
export function readFiles(root: string): TextFile[] {
  return (
    [...filesBelow(root, "data"), ...filesBelow(root, "locales")]
      // macOS leaves files such as "._name.json" on other file systems.
      .filter((file) => file.endsWith(".json") && !/(^|\/)\./.test(file))
      .map((file) => [file, readFileSync(join(root, file), "utf8")])
  );
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .sort();
}

/** Sorts JSON files into documents, schemas and files that do not parse. */
export function contentOf(files: Iterable<TextFile>, images: readonly string[] = []): Content {
  const documents = new Map<string, JsonDocument>();
  const syntaxProblems: Problem[] = [];
  const schemas = new Map<string, ValidateFunction>();
  const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true });
  addFormats(ajv, ["date", "email", "uri"]);
  ajv.addFormat("language", isLanguage);
  ajv.addVocabulary(["$anchor", "errorMessage", "patternErrorMessage"]);
  for (const [file, text] of files) {
    const parsed = parseJson(file, text);
    const [, schema] = /^data\/schemas\/(.+)\.schema\.json$/.exec(file) ?? [];
    if ("message" in parsed) syntaxProblems.push(parsed);
    else if (schema) schemas.set(schema, ajv.compile(parsed.value as Schema));
    else documents.set(file, parsed);
  }
  return { documents, syntaxProblems, schemas, images };
}

/**
 * Finds the texts of a file at a path such as "plans.*.features.*". Finds none if the file has another
 * structure, because the schema reports that.
 */
export function textsAt({ documents }: Content, file: string, pattern: string): TextPlace[] {
  const document = documents.get(file);
  const form = new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^.]+")}$`);
  return document ? textsIn(document).filter(({ path }) => form.test(path.join("."))) : [];
}

/** Lists the objects of a list at the top of a file. Ignores other entries, which the schema reports. */
export function objectsAt({ documents }: Content, file: string, key: string) {
  const list = valueAt(documents.get(file), [key]);
  const entries: (Record<string, unknown> | null)[] = Array.isArray(list) ? list : [];
  return entries.filter((entry) => entry !== null && typeof entry === "object");
}
