import { realpathSync, statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";

export interface StoredFile {
  body: Buffer;
  mtimeMs: number;
}

/** The folder being served: tells which files are there and reads them. */
export function openSiteFolder(root: string) {
  const top = realpathSync(root);

  const hasFile = (relativePath: string): boolean => {
    try {
      // A symbolic link may point anywhere; only what really lies inside counts.
      const file = realpathSync(join(top, relativePath));
      return file.startsWith(top + sep) && statSync(file).isFile();
    } catch {
      // Missing, a name too long, or a file where a folder would be: nothing to serve in any case.
      return false;
    }
  };

  const read = async (relativePath: string): Promise<StoredFile> => {
    const file = join(top, relativePath);
    const [body, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
    return { body, mtimeMs };
  };

  return { hasFile, read };
}
