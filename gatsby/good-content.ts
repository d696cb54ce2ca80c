import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFiles } from "../content-check/read-content";

/**
 * Where the development server reads the content: a copy that holds the last state that was in order.
 * While a file is broken, pages keep what they show, and heal with it.
 */
const copies = ".last-content";

/** Where data/ and locales/ are read from. */
export function contentRoot(root: string): string {
  if (process.env.gatsby_executing_command !== "develop") return root;
  for (const folder of ["data", "locales"])
    mkdirSync(join(root, copies, folder), { recursive: true });
  return join(root, copies);
}

/** Takes the content as the last one in order: copies what has changed, removes what is gone. */
export function keepGoodContent(root: string): void {
  const [now, kept] = [new Map(readFiles(root)), new Map(readFiles(join(root, copies)))];
  for (const file of kept.keys()) {
    if (!now.has(file)) rmSync(join(root, copies, file));
  }
  for (const [file, text] of now) {
    if (kept.get(file) === text) continue;
    const copy = join(root, copies, file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, text);
  }
}
