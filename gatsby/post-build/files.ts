import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Lists all files of a folder, also nested ones: sorted paths relative to it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Writes text files, by path from a folder. */
export async function writeTexts(folder: string, texts: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

/**
 * Writes a brotli and a gzip copy of each text file, so that servers need not compress. Neither contains a
 * time, so that builds are reproducible. Brotli's default quality is the highest.
 */
export async function compressTexts(publicFolder: string): Promise<void> {
  const files = (await filesIn(publicFolder)).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = join(publicFolder, name);
      const body = await readFile(file);
      await writeFile(`${file}.br`, await brotli(body));
      await writeFile(`${file}.gz`, await zip(body, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
