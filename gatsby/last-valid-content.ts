import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFiles } from "../content-check/content";

/** A copy of the last valid content. The development server reads it, so that an invalid file breaks no page. */
const copies = ".last-valid-content";

/** Returns the folder from which Gatsby reads data/ and locales/. */
export function contentRoot(root: string): string {
  if (process.env.NODE_ENV !== "development") return root;
  for (const folder of ["data", "locales"])
    mkdirSync(join(root, copies, folder), { recursive: true });
  return join(root, copies);
}

/** Updates the copy of the last valid content: copies changed files, and removes deleted ones. */
export function updateLastValidContent(root: string): void {
  const current = new Map(readFiles(root));
  const copied = new Map(readFiles(join(root, copies)));
  for (const file of copied.keys()) {
    if (!current.has(file)) rmSync(join(root, copies, file));
  }
  for (const [file, text] of current) {
    if (copied.get(file) === text) continue;
    const copy = join(root, copies, file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, text);
  }
}
