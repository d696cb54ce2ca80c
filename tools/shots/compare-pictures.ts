import pixelmatch from "pixelmatch";
import sharp, { type Sharp } from "sharp";

/** What stands where only the other picture reaches: a grey that no page has. */
const missing = { r: 128, g: 128, b: 128, alpha: 1 };
const gap = 16;

export interface Difference {
  /** The differing pixels as a share of all, 0 to 1; edges smoothed otherwise are not counted. */
  share: number;
  /** PNG: before, after, and the differences in red over a pale copy; undefined if there are none. */
  picture?: Buffer;
}

interface Size {
  width: number;
  height: number;
}

async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/** The picture's pixels, filled up to a size. */
async function pixels(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  const own = await sizeOf(picture);
  const edges = { right: width - own.width, bottom: height - own.height, background: missing };
  return sharp(picture).ensureAlpha().extend(edges).raw().toBuffer();
}

const fromPixels = (data: Buffer, { width, height }: Size): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });

async function sideBySide(parts: Buffer[], { width, height }: Size): Promise<Buffer> {
  const columns = parts.map(async (part, index) => ({
    input: await fromPixels(part, { width, height }).png().toBuffer(),
    left: index * (width + gap),
    top: 0,
  }));
  const whole = (width + gap) * parts.length - gap;
  return sharp({ create: { width: whole, height, channels: 4, background: missing } })
    .composite(await Promise.all(columns))
    .png()
    .toBuffer();
}

/** What differs between two pictures (PNG), of one size or not. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return { share: 0 };
  const [one, other] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const size = {
    width: Math.max(one.width, other.width),
    height: Math.max(one.height, other.height),
  };
  const [left, right] = await Promise.all([pixels(before, size), pixels(after, size)]);
  const drawn = Buffer.alloc(left.length);
  const count = pixelmatch(left, right, drawn, size.width, size.height);
  if (count === 0) return { share: 0 };
  const share = count / (size.width * size.height);
  return { share, picture: await sideBySide([left, right, drawn], size) };
}
