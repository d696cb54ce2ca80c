import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Returns the names of the pictures in a folder, or none if there is no folder. */
export const picturesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".png")) : [];

/**
 * Compares two pictures. If they differ, writes a gray copy with the differences in red.
 * @returns the share of pixels that differ, from 0 to 1
 */
async function difference(before: string, after: string, output: string): Promise<number> {
  const images = [sharp(before), sharp(after)];
  const sizes = await Promise.all(images.map((image) => image.metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [left, right] = await Promise.all(
    images.map(async (image) => {
      const size = await image.metadata();
      // Pads the smaller picture with gray, so that a change of size counts as a difference.
      const padding = { right: width - size.width, bottom: height - size.height };
      return image
        .ensureAlpha()
        .extend({ ...padding, background: "grey" })
        .raw()
        .toBuffer();
    }),
  );
  if (!left || !right || left.equals(right)) return 0;
  const drawn = Buffer.alloc(left.length);
  const count = pixelmatch(left, right, drawn, width, height);
  if (count > 0) await sharp(drawn, { raw: { width, height, channels: 4 } }).toFile(output);
  return count / (width * height);
}

/**
 * Compares pictures of two folders, and writes the differences into a third folder.
 * @returns a line for each picture that differs or is new, the largest difference first, and a total
 */
export async function compareFolders(
  [before, after, differences]: [string, string, string],
  names: readonly string[],
): Promise<string[]> {
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences);
  const earlier = picturesIn(before);
  const changes: { name: string; share: number }[] = [];
  for (const name of names) {
    const [from, to, output] = [before, after, differences].map((folder) => join(folder, name));
    const share = earlier.includes(name) ? await difference(`${from}`, `${to}`, `${output}`) : 1;
    if (share > 0) changes.push({ name, share });
  }
  changes.sort((a, b) => b.share - a.share);
  const lines = changes.map(
    ({ name, share }) => `${Number((share * 100).toPrecision(2))} %  ${name}`,
  );
  return [...lines, `${changes.length} of ${names.length} differ`];
}
