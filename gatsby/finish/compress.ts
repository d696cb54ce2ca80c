import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "./files";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const text = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;
/** Below this, headers and packets weigh more than what is saved. */
const smallest = 256;

/**
 * Writes a brotli and a gzip copy beside each text, thoroughly, so that a server need not compress.
 * Neither holds a time, so that the same text has the same copies.
 */
export async function compressTexts(publicFolder: string): Promise<void> {
  const files = (await filesIn(publicFolder)).filter((file) => text.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = join(publicFolder, name);
      const body = await readFile(file);
      if (body.length < smallest) return;
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      await writeFile(`${file}.br`, await brotli(body, { params }));
      await writeFile(`${file}.gz`, await zip(body, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
