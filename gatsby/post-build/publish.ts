import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { withDeferredScripts } from "../internals";

/** Files for builds, and a library that no page uses. */
const buildFiles = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];

/** Removes what Gatsby writes to its public folder but no visitor requests. */
export async function removeBuildFiles(publicFolder: string): Promise<void> {
  for (const file of buildFiles)
    await rm(join(publicFolder, file), { recursive: true, force: true });
}

/**
 * Renames the pages: /ar/privacy becomes ar/privacy.html, because most hosts redirect to a trailing slash for
 * ar/privacy/index.html.
 * @param paths of all pages
 * @param script the compiled src/inline-scripts/body.ts, which starts Gatsby's scripts later
 * @returns the HTML of the pages by file name
 */
export async function publishPages(
  publicFolder: string,
  paths: readonly string[],
  script: string,
): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of paths) {
    const page = path.slice(1);
    const file = `${page || "index"}.html`;
    if (page) await rename(join(publicFolder, page, "index.html"), join(publicFolder, file));
    const html = await readFile(join(publicFolder, file), "utf8");
    pages.set(file, withDeferredScripts(html, script));
  }
  return pages;
}
