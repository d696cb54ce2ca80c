import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Lists all files of a folder, also nested ones: sorted paths relative to it, with forward slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
