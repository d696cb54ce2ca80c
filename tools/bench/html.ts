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

/** How many bytes of a landing page's brotli stream hold its head and its hero, in steps of 50. */
export function bytesOfHero(html: string): number {
  const end = html.indexOf("</section>", html.indexOf('id="home"'));
  if (end < 0) throw new Error("The page has no section home");
  const stream = brotli(html);
  let bytes = 0;
  do bytes += 50;
  while (firstDecoded(stream, bytes).length < end);
  return bytes;
}
