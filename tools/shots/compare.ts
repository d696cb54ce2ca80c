import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { gallery } from "./gallery";

interface Row {
  name: string;
  /** The differing pixels as a share of all, 0 to 1; all of them where there was no such picture. */
  change: number;
}

const pictures = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".png"));

/**
 * Makes sure that a folder holds pictures to compare with, before new ones are taken.
 * @throws with what to do, if it does not
 */
export function checkEarlierSet(folder: string): string {
  if (existsSync(folder) && pictures(folder).length > 0) return folder;
  throw new Error(
    `--compare ${folder}: there are no pictures in that folder. ` +
      "Copy shots/ elsewhere before a change and name the copy: --compare ../shots-before",
  );
}

/** The pixels of some pictures, each filled up with grey to the size of the largest. */
async function pixelsOf(files: readonly string[]) {
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const pixels = files.map((file, index) => {
    const { width: own = 0, height: ownHeight = 0 } = sizes[index] ?? {};
    const edges = { right: width - own, bottom: height - ownHeight, background: "grey" };
    return sharp(file).ensureAlpha().extend(edges).raw().toBuffer();
  });
  return { pixels: await Promise.all(pixels), width, height };
}

/** Draws in red what differs between two pictures, if anything does, and tells the share of it. */
async function compare(before: string, after: string, drawing: string): Promise<number> {
  const { pixels, width, height } = await pixelsOf([before, after]);
  const [left, right] = pixels;
  if (!left || !right || left.equals(right)) return 0;
  const drawn = Buffer.alloc(left.length);
  const count = pixelmatch(left, right, drawn, width, height);
  if (count > 0) await sharp(drawn, { raw: { width, height, channels: 4 } }).toFile(drawing);
  return count / (width * height);
}

/**
 * Compares the named pictures of two folders, and writes what differs into a third, which is emptied
 * before, with a page that shows it.
 * @returns what differs, most first
 */
export async function compareFolders(
  [before, after, into]: readonly [string, string, string],
  names: readonly string[],
): Promise<Row[]> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const earlier = new Set(pictures(before));
  const rows: Row[] = [];
  for (const name of names) {
    const files = [before, after, into].map((folder) => join(folder, name));
    const [old = "", present = "", drawing = ""] = files;
    rows.push({ name, change: earlier.has(name) ? await compare(old, present, drawing) : 1 });
  }
  const changed = rows.filter(({ change }) => change > 0).sort((a, b) => b.change - a.change);
  const entries = changed.map(({ name, change }) => ({
    label: `${name}: ${(change * 100).toPrecision(2)} %`,
    files: [before, after, into].map((folder) => join(relative(into, folder), name)),
  }));
  writeFileSync(join(into, "index.html"), gallery("Before, after, and what differs", entries));
  return changed;
}
