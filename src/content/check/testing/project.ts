import { join } from "node:path";
import { type Content, contentOf, type Rule } from "../content";
import { formatProblem, sortProblems } from "../problem";
import { readFiles } from "../read-content";

/** Changes a file's text; undefined removes the file. */
export type Change = (text: string) => string | undefined;

const project = readFiles(join(__dirname, "../../../.."));
const files = new Map(project.files);

/** The project's own content, some files of it changed or added. */
export function projectWith(changes: Record<string, Change>): Content {
  const changed = new Map<string, string | undefined>(files);
  for (const [file, change] of Object.entries(changes)) {
    changed.set(file, change(files.get(file) ?? ""));
  }
  const isThere = (entry: [string, string | undefined]): entry is [string, string] =>
    entry[1] !== undefined;
  return contentOf([...changed].filter(isThere), project.images, project.others);
}

/** Changes a file's value as JSON. */
export const edited =
  <T>(edit: (json: T) => void): Change =>
  (text) => {
    const json = JSON.parse(text) as T;
    edit(json);
    return JSON.stringify(json, null, 2);
  };

/** Replaces a part of a file's text, which must be there. */
export const replaced =
  (part: string, by: string): Change =>
  (text) => {
    if (!text.includes(part)) throw new Error(`There is no ${part}`);
    return text.replace(part, () => by);
  };

/** What a rule says about the project after some changes, line by line. */
export function projectLines(rule: Rule, changes: Record<string, Change> = {}): string[] {
  return sortProblems(rule(projectWith(changes))).map(formatProblem);
}
