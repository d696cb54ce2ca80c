import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

const pictures = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".png"));

/** Throws if a folder holds no pictures to compare with. */
export function checkEarlierPictures(folder: string): void {
  if (existsSync(folder) && pictures(folder).length > 0) return;
  throw new Error(
    `--compare ${folder}: there are no pictures in that folder. ` +
      "Copy shots/ elsewhere before a change and name the copy: --compare ../shots-before",
  );
}

/**
 * Draws in red over the second picture, greyed, what differs from the first, if anything does.
 * @returns the differing pixels as a share of all, 0 to 1
 */
async function compare(before: string, after: string, output: string): Promise<number> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [left, right] = await Promise.all(
    [before, after].map((file, index) => {
      const own = sizes[index] ?? { width, height };
      // Grey where the other picture is larger, so that a difference in size counts.
      const edges = { right: width - own.width, bottom: height - own.height, background: "grey" };
      return sharp(file).ensureAlpha().extend(edges).raw().toBuffer();
    }),
  );
  if (!left || !right || left.equals(right)) return 0;
  const drawn = Buffer.alloc(left.length);
  const count = pixelmatch(left, right, drawn, width, height);
  if (count > 0) await sharp(drawn, { raw: { width, height, channels: 4 } }).toFile(output);
  return count / (width * height);
}

/**
 * Compares the named pictures of two folders, and draws what differs into a third, which is emptied
 * before.
 * @returns a line for each picture that differs or is new, most first
 */
export async function compareFolders(
  [before, after, into]: readonly [string, string, string],
  names: readonly string[],
): Promise<string[]> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const earlier = new Set(pictures(before));
  const changes: { name: string; share: number }[] = [];
  for (const name of names) {
    const [old, present, output] = [before, after, into].map((folder) => join(folder, name));
    const share = earlier.has(name) ? await compare(`${old}`, `${present}`, `${output}`) : 1;
    if (share > 0) changes.push({ name, share });
  }
  return changes
    .sort((a, b) => b.share - a.share)
    .map(({ name, share }) => `${(share * 100).toPrecision(2)} %  ${name}`);
}
