import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";

/** A text as a host sends it that has compressed it beforehand: brotli at its highest quality, 11. */
export function brotli(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    },
  });
}

/** Bytes of a text in gzip 9 and brotli 11. */
export function compressedSizes(text: Buffer): { gzip: number; brotli: number } {
  return { gzip: gzipSync(text, { level: 9 }).length, brotli: brotli(text).length };
}

/** What a browser can show of a text when only the first bytes of its brotli stream have arrived. */
export function firstDecoded(text: Buffer, bytes: number): Buffer {
  return brotliDecompressSync(brotli(text).subarray(0, bytes), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
}
