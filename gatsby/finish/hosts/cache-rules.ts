/** What a browser may keep forever: the name changes with the content. */
export const immutable = "public, max-age=31536000, immutable";
/** What a browser must ask about each time. */
export const revalidate = "public, max-age=0, must-revalidate";

/** A name at the top of the site that carries its content's hash: `app-<hash>.js`. */
export const hashedName = /^\/[^/]+[-.][0-9a-f]{16,}\.(?:js|css)$/;

/** Whether the file at a path never changes; `page-data/` does, though it looks alike. */
export function isImmutable(path: string): boolean {
  return path.startsWith("/static/") || hashedName.test(path);
}
