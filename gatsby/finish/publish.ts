import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "./files";

/** Files for builds, an unused library, and Gatsby's copy of 404/index.html. */
const unpublished = /^(?:_gatsby\/|~partytown\/|chunk-map\.json$|webpack\.stats\.json$|404\.html$)/;
/** A picture resized by gatsby-plugin-sharp. Those of earlier builds stay in Gatsby's folder. */
const picture = /^static\/.+\//;

/**
 * Copies this build from Gatsby's folder. /ar/privacy becomes ar/privacy.html, because most hosts redirect to
 * a trailing slash for ar/privacy/index.html. Gatsby has removed the pages of earlier builds, and webpack
 * their scripts and styles (gatsby/webpack.ts).
 */
export async function publish(gatsbyFolder: string, publicFolder: string): Promise<void> {
  await rm(publicFolder, { recursive: true, force: true });
  const files = (await filesIn(gatsbyFolder)).filter((file) => !unpublished.test(file));
  const referring = files.filter((file) => /\.(?:html|json)$/.test(file));
  const texts = await Promise.all(
    referring.map((file) => readFile(join(gatsbyFolder, file), "utf8")),
  );
  for (const file of files) {
    if (picture.test(file) && !texts.some((text) => text.includes(file))) continue;
    const name = file.replace(/\/index\.html$/, ".html");
    await cp(join(gatsbyFolder, file), join(publicFolder, name));
  }
}
