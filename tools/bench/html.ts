import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** A text as a host sends it that has compressed it beforehand: brotli at its highest quality, 11. */
export function brotli(text: string): Buffer {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
}

/** What a browser knows of a text when only the first bytes of its brotli stream have come. */
function firstDecoded(stream: Buffer, bytes: number): string {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return brotliDecompressSync(stream.subarray(0, bytes), { finishFlush }).toString();
}

/** Where the section with this id ends: sections may hold others. */
function endOfSection(html: string, id: string): number {
  const tags = /<section\b[^>]*>|<\/section>/g;
  tags.lastIndex = html.search(new RegExp(`<section\\b[^>]*\\bid="${id}"`));
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[0] === "</section>" ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error(`The page has no section ${id}`);
}

/** How many bytes of a landing page's brotli stream hold its head and its hero, in steps of 50. */
export function bytesOfHero(html: string): number {
  const end = endOfSection(html, "home");
  const stream = brotli(html);
  let bytes = 0;
  do bytes += 50;
  while (firstDecoded(stream, bytes).length < end);
  return bytes;
}
