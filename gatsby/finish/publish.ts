import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "./files";

/** Files that are not copied: pages, which get other names, files for builds, and an unused library. */
const unpublished = /\.html$|^(?:_gatsby\/|~partytown\/|chunk-map\.json$|webpack\.stats\.json$)/;
/** A picture resized by gatsby-plugin-sharp. Those of earlier builds stay in Gatsby's folder. */
const picture = /^static\/.+\//;

/**
 * Copies this build from Gatsby's folder. /ar/privacy becomes ar/privacy.html, because most hosts redirect to
 * a trailing slash for ar/privacy/index.html. Pages of earlier builds can remain in Gatsby's folder when its
 * cache is gone. webpack has removed the scripts and styles of earlier builds (gatsby/webpack.ts).
 * @param pages the paths of all pages
 */
export async function publish(
  gatsbyFolder: string,
  publicFolder: string,
  pages: readonly string[],
): Promise<void> {
  await rm(publicFolder, { recursive: true, force: true });
  const read = (file: string) => readFile(join(gatsbyFolder, file), "utf8");
  const copy = (from: string, to = from) => cp(join(gatsbyFolder, from), join(publicFolder, to));
  const texts: string[] = [];
  for (const path of pages) {
    const from = join(path.slice(1), "index.html");
    texts.push(await read(from));
    await copy(from, `${path.slice(1) || "index"}.html`);
  }
  const files = (await filesIn(gatsbyFolder)).filter((file) => !unpublished.test(file));
  for (const file of files) if (file.endsWith(".json")) texts.push(await read(file));
  for (const file of files) {
    if (!picture.test(file) || texts.some((text) => text.includes(file))) await copy(file);
  }
}
