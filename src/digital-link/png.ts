/** PNG's cyclic redundancy check (PNG specification, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const bigEndian = (...numbers: number[]) =>
  numbers.flatMap((number) => [number >>> 24, number >>> 16, number >>> 8, number]);

/** A chunk: length, type, data, check. */
function chunk(type: string, data: Iterable<number>): Uint8Array {
  const body = Uint8Array.of(...[...type].map((letter) => letter.charCodeAt(0)), ...data);
  return Uint8Array.of(...bigEndian(body.length - type.length), ...body, ...bigEndian(crc32(body)));
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The rows of a picture of one bit a pixel, 1 for white, each after the byte that says "unfiltered". */
function rows(side: number, isDark: (x: number, y: number) => boolean): Uint8Array<ArrayBuffer> {
  const length = 1 + Math.ceil(side / 8);
  const bytes = new Uint8Array(length * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = y * length + 1 + (x >> 3);
      if (!isDark(x, y)) bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return bytes;
}

/**
 * A square black and white picture as a PNG file that knows its size on paper. It is written here,
 * because a canvas says nothing of dots per inch and may be blurred against tracking.
 * @param side in pixels
 * @param isDark whether the pixel in this column and row is black
 */
export async function png(
  side: number,
  dotsPerInch: number,
  isDark: (x: number, y: number) => boolean,
): Promise<Blob> {
  const perMetre = Math.round(dotsPerInch / 0.0254);
  return new Blob(
    [
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      // Bit depth 1, greyscale, and the only methods of compression, filter and no interlace.
      chunk("IHDR", [...bigEndian(side, side), 1, 0, 0, 0, 0]),
      chunk("pHYs", [...bigEndian(perMetre, perMetre), 1]),
      chunk("IDAT", await deflate(rows(side, isDark))),
      chunk("IEND", []),
    ] as BlobPart[],
    { type: "image/png" },
  );
}
