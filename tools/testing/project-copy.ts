import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

const project = join(__dirname, "../..");

/** The installed packages, and the output of builds and tools. */
const omitted = /^(?:\.git|\.cache|public|\.last-valid-content|shots)$|(?:^|\/)node_modules$/;

/** Changes a parsed JSON file in place. */
export type Edit = (json: Record<string, unknown>) => void;

export interface Copy {
  folder: string;
  remove: () => void;
}

function writeJson(file: string, json: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}

/** Edits a JSON file of a folder. */
export function editJson(folder: string, path: string, edit: Edit): void {
  const file = join(folder, path);
  const json = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  edit(json);
  writeJson(file, json);
}

/**
 * Copies the project into a temporary folder in which it can be built and tested. Its packages are
 * links to the installed ones.
 * @param edits by path, for example "data/site.json"
 * @param files JSON files to add, by path, for example "locales/fr/common.json"
 */
export function copyProject(
  edits: Record<string, Edit> = {},
  files: Record<string, unknown> = {},
): Copy {
  const folder = mkdtempSync(join(tmpdir(), "project-copy-"));
  const filter = (path: string) => !omitted.test(relative(project, path));
  cpSync(project, folder, { recursive: true, filter });
  for (const modules of ["node_modules", "editor/node_modules"]) {
    symlinkSync(join(project, modules), join(folder, modules));
  }
  for (const [path, edit] of Object.entries(edits)) editJson(folder, path, edit);
  for (const [path, json] of Object.entries(files)) writeJson(join(folder, path), json);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
