const asked = new Set<string>();

/**
 * In place of Gatsby's own: gets a script of the next page ahead, once, so that it is in the browser's
 * cache. A `<link rel="prefetch">` needs `default-src` in Firefox, which the site's policy forbids.
 * Page data is left to Gatsby's loader, which asks for it next and keeps it in memory.
 */
export default async function prefetch(url: string): Promise<void> {
  if (!url.endsWith(".js") || asked.has(url)) return;
  asked.add(url);
  // Read to its end: what nobody reads may be broken off, and is not kept then. A script that does
  // not come now is asked for again when it is needed.
  await fetch(url, { priority: "low" })
    .then((answer) => answer.text())
    .catch(() => asked.delete(url));
}
