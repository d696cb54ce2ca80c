import {
  cpSync,
  existsSync,
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

/** Edits a JSON file of a folder. A new file is an empty object before the edit. */
function editJson(folder: string, path: string, edit: Edit): void {
  const file = join(folder, path);
  const json = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  edit(json);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}

/**
 * Copies the project into a temporary folder in which it can be built and tested. Its packages are
 * links to the installed ones.
 * @param edits by path, for example "data/site.json"
 * @returns the folder
 */
export function copyProject(edits: Record<string, Edit> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "project-copy-"));
  const filter = (path: string) => !omitted.test(relative(project, path));
  cpSync(project, folder, { recursive: true, filter });
  for (const modules of ["node_modules", "editor/node_modules"]) {
    symlinkSync(join(project, modules), join(folder, modules));
  }
  for (const [path, edit] of Object.entries(edits)) editJson(folder, path, edit);
  return folder;
}

/** Creates an empty folder before each test of a file, and removes it after the test. */
export function temporaryFolder() {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "test-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return {
    /** Returns the path of a file in the folder, or the folder itself. */
    path: (name = "") => join(root, name),
    /** Writes a file. A mode such as 0o755 makes it executable. */
    write: (name: string, text: string, mode?: number) => {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text, { mode });
    },
  };
}
