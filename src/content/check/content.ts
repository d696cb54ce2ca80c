import type { JsonDocument } from "./json-document";
import { parseJson } from "./parse-json";
import type { Problem } from "./problem";

export interface CodeFile {
  file: string;
  text: string;
}

/** All that the rules look at, read once. */
export interface Content {
  /** The JSON files that parse, by file. */
  documents: ReadonlyMap<string, JsonDocument>;
  /** The JSON files that do not, with the reason. Rules skip them, but they are not missing. */
  broken: ReadonlyMap<string, readonly Problem[]>;
  /** The sources below src/. */
  code: readonly CodeFile[];
}

/** A rule looks for one kind of mistake. */
export type Rule = (content: Content) => Problem[];

/** Sorts files by what they are: `.json` is content, everything else is code that uses it. */
export function contentOf(files: Iterable<readonly [file: string, text: string]>): Content {
  const documents = new Map<string, JsonDocument>();
  const broken = new Map<string, readonly Problem[]>();
  const code: CodeFile[] = [];
  for (const [file, text] of files) {
    if (!file.endsWith(".json")) {
      code.push({ file, text });
      continue;
    }
    const parsed = parseJson(file, text);
    if (Array.isArray(parsed)) {
      broken.set(file, parsed);
    } else {
      documents.set(file, parsed);
    }
  }
  return { documents, broken, code };
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
