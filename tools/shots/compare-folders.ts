import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { comparePictures } from "./compare-pictures";
import { comparisonPage } from "./comparison-page";

/** One picture's fate between two sets: how much of it differs (0 to 1), or which set lacks it. */
export interface Row {
  name: string;
  change: number | "new" | "gone";
}

const pictures = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".png"));

/**
 * Makes sure that a folder holds pictures to compare with, before new ones are taken.
 * @throws with what to do, if it does not
 */
export function checkEarlierSet(folder: string | undefined): string {
  if (folder && existsSync(folder) && pictures(folder).length > 0) return folder;
  throw new Error(
    `--compare ${folder ?? ""}: there are no pictures in that folder. ` +
      "Copy shots/ elsewhere before a change and name the copy: --compare ../shots-before",
  );
}

/**
 * Compares the named pictures of two folders and writes what differs into a third, which is emptied
 * before, with an index page.
 * @param isWhole whether the names are all that there are now, so that others in `before` are gone
 */
export async function compareFolders(
  [before, after, into]: readonly [string, string, string],
  names: readonly string[],
  isWhole: boolean,
): Promise<Row[]> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const earlier = pictures(before);
  const rows: Row[] = isWhole
    ? earlier.filter((name) => !names.includes(name)).map((name) => ({ name, change: "gone" }))
    : [];
  for (const name of names) {
    if (!earlier.includes(name)) {
      rows.push({ name, change: "new" });
      continue;
    }
    const read = (folder: string) => readFileSync(join(folder, name));
    const { share, picture } = await comparePictures(read(before), read(after));
    if (picture) writeFileSync(join(into, name), picture);
    rows.push({ name, change: share });
  }
  const size = ({ change }: Row) => (typeof change === "number" ? change : 1);
  rows.sort((a, b) => size(b) - size(a) || a.name.localeCompare(b.name));
  writeFileSync(join(into, "index.html"), comparisonPage(rows));
  return rows;
}
