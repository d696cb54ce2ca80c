import type { JsonDocument } from "./json-document";
import { parseJson } from "./parse-json";
import type { Problem } from "./problem";
import type { Schema, Schemas } from "./schema";

export interface CodeFile {
  file: string;
  text: string;
}

/** A picture below src/images: its size, and for PNG files how many pixels it is wide. */
export interface ImageFile {
  bytes: number;
  width?: number;
}

/** All that the rules look at, read once. */
export interface Content {
  /** The JSON files that parse, by file. */
  documents: ReadonlyMap<string, JsonDocument>;
  /** The JSON files that do not, with the reason. Rules skip them, but they are not missing. */
  broken: ReadonlyMap<string, readonly Problem[]>;
  /** The sources below src/. */
  code: readonly CodeFile[];
  /** What data/schemas says of the files. */
  schemas: Schemas;
  /** The pictures by their path below src/images. */
  images: ReadonlyMap<string, ImageFile>;
  /** What else lies in data/ and locales/, such as plans.yaml. */
  others: readonly string[];
}

/** A rule looks for one kind of mistake. */
export type Rule = (content: Content) => Problem[];

const schemaFile = /^data\/schemas\/(.+)\.schema\.json$/;

/** Sorts files by what they are: `.json` is content or a schema, everything else is code. */
export function contentOf(
  files: Iterable<readonly [file: string, text: string]>,
  images: Content["images"] = new Map(),
  others: Content["others"] = [],
): Content {
  const documents = new Map<string, JsonDocument>();
  const broken = new Map<string, readonly Problem[]>();
  const code: CodeFile[] = [];
  const schemas = new Map<string, Schema>();
  for (const [file, text] of files) {
    if (!file.endsWith(".json")) {
      code.push({ file, text });
      continue;
    }
    const parsed = parseJson(file, text);
    const [, schema] = schemaFile.exec(file) ?? [];
    if (Array.isArray(parsed)) {
      broken.set(file, parsed);
    } else if (schema) {
      schemas.set(schema, JSON.parse(text) as Schema);
    } else {
      documents.set(file, parsed);
    }
  }
  return { documents, broken, code, schemas, images, others };
}

/** Whether a file is there, be it broken. */
export function hasFile(content: Content, file: string): boolean {
  return content.documents.has(file) || content.broken.has(file);
}

/** All JSON files, be they broken. */
export function filesOf(content: Content): string[] {
  return [...content.documents.keys(), ...content.broken.keys()];
}

export function missingFile(file: string, write: string): Problem {
  return { file, line: 1, column: 1, path: "", is: "missing", write };
}
