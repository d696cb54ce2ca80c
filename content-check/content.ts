import { type JsonDocument, type TextAt, textsOf } from "./json-document";
import { parseJson } from "./parse-json";
import type { Problem } from "./problem";
import { compiled, type Schema, type Schemas } from "./schema";

/** All that the rules look at, read once. */
export interface Content {
  /** The JSON files that parse, by file. */
  documents: ReadonlyMap<string, JsonDocument>;
  /** The JSON files that do not, with the reason. Rules skip them, but they are not missing. */
  broken: ReadonlyMap<string, readonly Problem[]>;
  /** What data/schemas says of the files. */
  schemas: Schemas;
  /** The pictures by their path below src/images. */
  images: readonly string[];
}

/** A rule looks for one kind of mistake. */
export type Rule = (content: Content) => Problem[];

const schemaFile = /^data\/schemas\/(.+)\.schema\.json$/;

/** Sorts JSON files by what they are: content, a schema, or neither because they do not parse. */
export function contentOf(
  files: Iterable<readonly [file: string, text: string]>,
  images: Content["images"] = [],
): Content {
  const documents = new Map<string, JsonDocument>();
  const broken = new Map<string, readonly Problem[]>();
  const schemas = new Map<string, Schema>();
  for (const [file, text] of files) {
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
  return { documents, broken, schemas: compiled(schemas), images };
}

/** All JSON files, be they broken. */
export function filesOf({ documents, broken }: Content): string[] {
  return [...documents.keys(), ...broken.keys()];
}

/**
 * The texts of a file at paths such as "plans.*.features.*"; nothing for a file that is missing, and
 * nothing where the file is of another shape, which its schema reports.
 */
export function textsAt({ documents }: Content, file: string, pattern: string): TextAt[] {
  const document = documents.get(file);
  const segments = pattern.split(".");
  return (document ? textsOf(document) : []).filter(
    ({ path }) =>
      path.length === segments.length &&
      segments.every((segment, index) => segment === "*" || segment === path[index]),
  );
}
