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

/**
 * How many bytes of a landing page's brotli stream hold its head and its hero, to 50 bytes.
 * @param stream the page as a host sends it
 */
export function bytesOfHero(html: string, stream: Buffer): number {
  const end = html.indexOf("</section>", html.indexOf('id="home"'));
  if (end < 0) throw new Error("The page has no section home");
  let [short, enough] = [0, stream.length];
  while (enough - short > 50) {
    const middle = Math.floor((short + enough) / 2);
    if (firstDecoded(stream, middle).length < end) short = middle;
    else enough = middle;
  }
  return enough;
}
