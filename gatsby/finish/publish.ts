import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { localePath } from "../../src/i18n/paths";
import { filesIn } from "./files";

/** What only builds read, and a plugin's library that no page uses. */
const leftOut = /^(?:_gatsby\/|~partytown\/|chunk-map\.json$|webpack\.stats\.json$)/;
const page = /\.html$/;
/** A name that changes with the content: what stands in texts that ask for the file. */
const hashed = /^static\/.+|(?<=^[^/]+-)[0-9a-f]{20}(?=\.js)/;
const text = /\.(?:js|json)$/;

/** Where each page lies in Gatsby's folder, by where every host finds it without a redirect. */
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
 * Copies what belongs to this build from Gatsby's folder, which holds former ones' files as well:
 * the pages, so that /ar/privacy is ar/privacy.html (most hosts ask for a slash at the end of
 * ar/privacy/index.html), and of files with a hash those that some copied file asks for.
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
  let asking = "";
  const copy = async (from: string, to = from) => {
    const [source, target] = [join(gatsbyFolder, from), join(publicFolder, to)];
    if (!page.test(from) && !text.test(from)) return cp(source, target);
    const content = await readFile(source, "utf8");
    asking += content;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  for (const [to, from] of pageFiles(paths, codes)) await copy(from, to);
  const files = (await filesIn(gatsbyFolder)).filter(
    (file) => !leftOut.test(file) && !page.test(file),
  );
  for (const file of files.filter((each) => !hashed.test(each))) await copy(file);
  // A script may ask for scripts and files, so that it takes some rounds to find all.
  let waiting = files.filter((file) => hashed.test(file));
  let found = waiting;
  while (found.length > 0) {
    found = waiting.filter((file) => asking.includes(hashed.exec(file)?.[0] ?? file));
    for (const file of found) await copy(file);
    waiting = waiting.filter((file) => !found.includes(file));
  }
}
