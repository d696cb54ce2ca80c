import { createHash } from "node:crypto";

/** The late rules of a page as gatsby/render-page.tsx leaves them. */
const inline = /<style data-names="([^"]*)">(.*?)<\/style>/s;

/**
 * Puts a page's late CSS into a file, which all pages with the same rules share.
 * @param prefix the path below which the site lies on its host
 * @param files gets the file's content by its path on the site
 */
export function withLinkedStyles(html: string, prefix: string, files: Map<string, string>): string {
  return html.replace(inline, (_, names: string, css: string) => {
    const hash = createHash("sha256").update(css).digest("hex").slice(0, 20);
    const path = `/static/late-${hash}.css`;
    files.set(path, css);
    return `<link rel="stylesheet" href="${prefix}${path}" data-names="${names}">`;
  });
}
