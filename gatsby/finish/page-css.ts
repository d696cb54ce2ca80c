import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { transform } from "esbuild";

/** The sheet that the build collects in each page's head (gatsby/render-page.tsx). */
const sheet = /(<style data-critical="">)(.*?)(<\/style>)/s;
/** What holds on paper only: such a rule's block, with the rules in it. */
const forPaper = /@page\s*\{[^{}]*\}|@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

const minified = async (css: string) =>
  (await transform(css, { loader: "css", minifyWhitespace: true })).code.trim();

/** The CSS of a page, and its rest: what a screen needs, and what paper does. */
export async function splitPageCss(html: string, file: string) {
  const css = sheet.exec(html)?.[2];
  if (css === undefined) throw new Error(`${file} has no <style data-critical>`);
  const print = await minified((css.match(forPaper) ?? []).join(""));
  const screen = await minified(css.replace(forPaper, ""));
  return { html: html.replace(sheet, (_, open, __, close) => open + screen + close), print };
}

/**
 * A page with a link where its head keeps styles for later: once for browsers that run no script,
 * once for those that do (src/loader/add-late.ts).
 */
function withLateLink(html: string, link: string, file: string): string {
  const parts = html.split(/(?<=<\/style>)(?=<\/(?:noscript|template)>)/);
  if (parts.length !== 3) {
    throw new Error(`${file} has no <noscript> and <template> that each end with a <style>`);
  }
  return parts.join(link);
}

/** Where a print style sheet lies: a name that changes with the content. */
function printPath(css: string): string {
  return `/static/print-${createHash("sha256").update(css).digest("hex").slice(0, 10)}.css`;
}

/**
 * Takes what only paper needs out of each page's critical CSS, into a file that comes after the
 * first paint.
 * @param pages HTML by file name; changed in place and on the disk
 * @param prefix the path prefix, with no slash at its end
 */
export async function movePrintCss(
  publicFolder: string,
  pages: Map<string, string>,
  prefix: string,
): Promise<void> {
  for (const [file, text] of pages) {
    const { html, print } = await splitPageCss(text, file);
    const path = printPath(print);
    const link = `<link rel="stylesheet" media="print" href="${prefix}${path}"/>`;
    const page = withLateLink(html, link, file);
    await mkdir(dirname(join(publicFolder, path)), { recursive: true });
    await writeFile(join(publicFolder, path), print);
    await writeFile(join(publicFolder, file), page);
    pages.set(file, page);
  }
}
