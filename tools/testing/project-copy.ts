import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const project = join(__dirname, "../..");

/** What is made here, or not the project's own. */
const left = /^(?:\.git|node_modules|\.cache|\.?(?:gatsby-|last-)?public|\.last-content|shots)$/;

/** What is installed, of the site and of the editing page: shared through links. */
const installed = ["node_modules", "editor/node_modules"];

/** Changes a parsed JSON file in place. */
export type Edit = (json: Record<string, unknown>) => void;

function writeJson(file: string, json: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}

/** Edits a JSON file of a folder, as an editor would. */
export function editJson(folder: string, path: string, edit: Edit): void {
  const file = join(folder, path);
  const json = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  edit(json);
  writeJson(file, json);
}

export interface Copy {
  folder: string;
  remove: () => void;
}

/**
 * Copies the project into a temporary folder, ready to be built and tested; the caller removes it.
 * @param edits by path, e.g. "data/site.json"
 * @param files by path, e.g. "locales/fr/common.json": JSON files that are added
 */
export function copyProject(
  edits: Record<string, Edit> = {},
  files: Record<string, unknown> = {},
): Copy {
  const folder = mkdtempSync(join(tmpdir(), "site-variant-"));
  for (const name of readdirSync(project).filter((each) => !left.test(each))) {
    const filter = (path: string) => !path.endsWith("/node_modules");
    cpSync(join(project, name), join(folder, name), { recursive: true, filter });
  }
  for (const modules of installed.filter((each) => existsSync(join(project, each)))) {
    symlinkSync(join(project, modules), join(folder, modules));
  }
  for (const [path, edit] of Object.entries(edits)) editJson(folder, path, edit);
  for (const [path, json] of Object.entries(files)) writeJson(join(folder, path), json);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
