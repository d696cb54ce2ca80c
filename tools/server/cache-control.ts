const forever = "public, max-age=31536000, immutable";
const checkEachTime = "public, max-age=0, must-revalidate";

/** Webpack's content hash in a script or style name of Gatsby: `app-<hash>.js`, `styles.<hash>.css`. */
const hashedName = /^\/[^/]+[-.][0-9a-f]{16,}\.(?:js|css)$/;

/**
 * How long a browser may keep what this path answers. Only names that carry their content's hash
 * never change; `page-data/` does not, though it looks like part of the same build.
 */
export function cacheControl(path: string): string {
  return path.startsWith("/static/") || hashedName.test(path) ? forever : checkEachTime;
}
