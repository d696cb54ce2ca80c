import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type TextFile = Record<string, unknown>;
type TextsOf = (namespace: string) => TextFile;
/** Changes a parsed JSON file in place; of the texts it may ask those of the file's language. */
type Edit = (json: never, textsOf: TextsOf) => void;
export type Edits = Record<string, Edit>;

export const edit = <T>(change: (json: T, textsOf: TextsOf) => void): Edit => change;

const root = join(__dirname, "../..");

/** The same edit to a file of each language. */
export const inAll = (pathOf: (code: string) => string, change: Edit): Edits =>
  Object.fromEntries(readdirSync(join(root, "locales")).map((code) => [pathOf(code), change]));

const codeOf = (path: string) => /\/([a-z]{2}(?:-[A-Z]{2})?)[/.]/.exec(path)?.[1] ?? "en";

/** What is made here, or not the project's own. */
const left = /^(?:\.git|node_modules|\.cache|\.?(?:gatsby-)?public|shots|\.last-content)$/;

/** Copies the whole project with its tests into an empty folder, edits it, and links what is installed. */
export function copyLife(folder: string, edits: Edits): void {
  for (const name of readdirSync(root).filter((each) => !left.test(each))) {
    const filter = (path: string) => !path.endsWith("/node_modules");
    cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [path, change] of Object.entries(edits)) {
    const file = join(folder, path);
    const read = (name: string) => JSON.parse(readFileSync(name, "utf8"));
    const json = read(file) as never;
    change(json, (namespace) => read(join(root, "locales", codeOf(path), `${namespace}.json`)));
    writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
  }
}
