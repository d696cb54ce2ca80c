import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { localePath } from "../../src/i18n/paths";
import { filesIn } from "./files";

/** Files that are not copied: pages, which get other names, files for builds, and an unused library. */
const leftOut = /\.html$|^(?:_gatsby\/|~partytown\/|chunk-map\.json$|webpack\.stats\.json$)/;
/** A picture resized by gatsby-plugin-sharp. Those of earlier builds stay in Gatsby's folder. */
const picture = /^static\/.+\//;

/** Maps the name of each page's file, which hosts find without a redirect, to its name in Gatsby's folder. */
function pageFiles(paths: readonly string[], codes: readonly string[]): Map<string, string> {
  const addresses = codes.flatMap((code) => paths.map((path) => localePath(code, path)));
  return new Map(
    addresses.map((address) => {
      const name = address.slice(1);
      return [`${name || "index"}.html`, name ? `${name}/index.html` : "index.html"];
    }),
  );
}

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
  const copy = (from: string, to = from) => cp(join(gatsbyFolder, from), join(publicFolder, to));
  const pages = pageFiles(paths, codes);
  const files = (await filesIn(gatsbyFolder)).filter((file) => !leftOut.test(file));
  const referring = [...pages.values(), ...files.filter((file) => file.endsWith(".json"))];
  const texts = await Promise.all(
    referring.map((file) => readFile(join(gatsbyFolder, file), "utf8")),
  );
  for (const [to, from] of pages) await copy(from, to);
  for (const file of files) {
    if (!picture.test(file) || texts.some((text) => text.includes(file))) await copy(file);
  }
}
