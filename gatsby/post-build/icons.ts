import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { icons } from "../../src/seo/assets";
import { colors } from "../../src/theme/tokens";

/**
 * The icons to draw. `share` is the fraction of the side that the mark fills. It is smaller for icons that
 * systems crop: the safe zone of a maskable icon is a circle of 80 % (W3C Web Application Manifest).
 */
const drawn = [
  { path: icons.medium, side: 192, share: 1 },
  { path: icons.large, side: 512, share: 1 },
  { path: icons.maskable, side: 512, share: 0.52 },
  { path: icons.apple, side: 180, share: 0.66 },
];

/** Returns an SVG with the mark in a square, on paper if the mark does not fill it. */
function squareSvg(mark: string, side: number, share: number): string {
  const start = (1 - share) / 2;
  const box = `x="${start}" y="${start}" width="${share}" height="${share}"`;
  const paper = share < 1 ? `<path fill="${colors.paper}" d="M0 0h1v1H0z"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1 1">${paper}${mark.replace("<svg ", `<svg ${box} `)}</svg>`;
}

/** Returns an ICO file with one PNG of 32 pixels: a header of 6 bytes, an entry of 16, then the PNG. */
function ico(png: Buffer): Buffer {
  const header = [0, 0, 1, 0, 1, 0];
  // Width, height, colors, a reserved byte, color planes, bits of a pixel, length and offset of the PNG.
  const entry = Buffer.from([32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  entry.writeUInt32LE(png.length, 8);
  return Buffer.concat([Buffer.from(header), entry, png]);
}

/** Draws the PNG and ICO icons from the SVG icon, which is in static/. */
export async function writeIcons(publicFolder: string): Promise<void> {
  const mark = await readFile(join(publicFolder, icons.vector), "utf8");
  const draw = (side: number, share: number) =>
    sharp(Buffer.from(squareSvg(mark, side, share))).png();
  for (const { path, side, share } of drawn) {
    const file = join(publicFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await draw(side, share).toFile(file);
  }
  await writeFile(join(publicFolder, icons.small), ico(await draw(32, 1).toBuffer()));
}
