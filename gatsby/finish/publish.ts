import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { localePath } from "../../src/i18n/paths";
import { filesIn } from "./files";

/** Files that are not copied: pages, which get other names, files for builds, and an unused library. */
const unpublished = /\.html$|^(?:_gatsby\/|~partytown\/|chunk-map\.json$|webpack\.stats\.json$)/;
/** A picture resized by gatsby-plugin-sharp. Those of earlier builds stay in Gatsby's folder. */
const picture = /^static\/.+\//;

/**
 * Copies this build from Gatsby's folder. /ar/privacy becomes ar/privacy.html, because most hosts redirect to
 * a trailing slash for ar/privacy/index.html. webpack has removed the scripts and styles of earlier builds
 * (gatsby/webpack.ts).
 * @param paths the pages' paths without language prefix
 * @param codes the languages' codes
 */
export async function publish(
  gatsbyFolder: string,
  publicFolder: string,
  paths: readonly string[],
  codes: readonly string[],
): Promise<void> {
  await rm(publicFolder, { recursive: true, force: true });
  const read = (file: string) => readFile(join(gatsbyFolder, file), "utf8");
  const copy = (from: string, to = from) => cp(join(gatsbyFolder, from), join(publicFolder, to));
  const texts: string[] = [];
  for (const address of codes.flatMap((code) => paths.map((path) => localePath(code, path)))) {
    const from = join(address.slice(1), "index.html");
    texts.push(await read(from));
    await copy(from, `${address.slice(1) || "index"}.html`);
  }
  const files = (await filesIn(gatsbyFolder)).filter((file) => !unpublished.test(file));
  for (const file of files) if (file.endsWith(".json")) texts.push(await read(file));
  for (const file of files) {
    if (!picture.test(file) || texts.some((text) => text.includes(file))) await copy(file);
  }
}
