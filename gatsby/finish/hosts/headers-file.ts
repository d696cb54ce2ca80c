/** What a browser may keep forever: the name changes with the content. */
const immutable = "public, max-age=31536000, immutable";

/** A name at the top of the site that carries its content's hash; those in `page-data/` do not. */
const hashedName = /^\/[^/]+[-.][0-9a-f]{16,}\.(?:js|css)$/;

/**
 * The `_headers` file that Netlify and Cloudflare Pages read, and the server of the tests.
 * Both revalidate what no rule names. Cloudflare joins the values of all rules that match a path,
 * so that no header stands in two of them.
 * @param files paths of the site's files
 */
export function headersFile(
  headers: Readonly<Record<string, string>>,
  files: readonly string[],
): string {
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const forever = { "Cache-Control": immutable };
  return [
    rule("/*", headers),
    rule("/static/*", forever),
    ...files.filter((file) => hashedName.test(file)).map((file) => rule(file, forever)),
    "",
  ].join("\n");
}
