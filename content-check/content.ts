import { type JsonDocument, type TextPlace, textsIn, valueAt } from "./json-document";
import { parseJson } from "./parse-json";
import type { Problem } from "./problem";
import { compileSchemas, type Schema, type Schemas } from "./schema";

/** Everything that the rules look at. */
export interface Content {
  /** The JSON files that parse, by file. */
  documents: ReadonlyMap<string, JsonDocument>;
  /** The syntax errors of the other JSON files, by file. The files are not missing. */
  broken: ReadonlyMap<string, readonly Problem[]>;
  schemas: Schemas;
  /** The paths of the pictures below src/images. */
  images: readonly string[];
}

/** A rule finds one kind of mistake. */
export type Rule = (content: Content) => Problem[];

/** Sorts JSON files into documents, schemas and broken files. */
export function contentOf(
  files: Iterable<readonly [file: string, text: string]>,
  images: Content["images"] = [],
): Content {
  const documents = new Map<string, JsonDocument>();
  const broken = new Map<string, readonly Problem[]>();
  const schemas = new Map<string, Schema>();
  for (const [file, text] of files) {
    const parsed = parseJson(file, text);
    const [, schema] = /^data\/schemas\/(.+)\.schema\.json$/.exec(file) ?? [];
    if (Array.isArray(parsed)) broken.set(file, parsed);
    else if (schema) schemas.set(schema, JSON.parse(text) as Schema);
    else documents.set(file, parsed);
  }
  return { documents, broken, schemas: compileSchemas(schemas), images };
}

/** Lists all JSON files but the schemas that parse. */
export function filesOf({ documents, broken }: Content): string[] {
  return [...documents.keys(), ...broken.keys()];
}

/**
 * Finds the texts of a file at a path such as "plans.*.features.*". Finds none if the file is missing
 * or has another structure, because other rules report that.
 */
export function textsAt({ documents }: Content, file: string, pattern: string): TextPlace[] {
  const document = documents.get(file);
  const segments = pattern.split(".");
  return (document ? textsIn(document) : []).filter(
    ({ path }) =>
      path.length === segments.length &&
      segments.every((segment, index) => segment === "*" || segment === path[index]),
  );
}

/** Lists the objects of a list at the top of a file. Ignores other entries, which the schema reports. */
export function objectsAt({ documents }: Content, file: string, key: string) {
  const list = valueAt(documents.get(file), [key]);
  const entries: (Record<string, unknown> | null)[] = Array.isArray(list) ? list : [];
  return entries.filter((entry) => entry !== null && typeof entry === "object");
}
