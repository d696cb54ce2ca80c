const requested = new Set<string>();

/**
 * Loads a script of the next page into the browser's cache. Replaces Gatsby's function, whose
 * `<link rel="prefetch">` needs a looser `default-src` in Firefox and also requests page data that Gatsby's
 * loader requests anyway.
 */
export default async function prefetch(url: string): Promise<void> {
  if (!url.endsWith(".js") || requested.has(url)) return;
  requested.add(url);
  // Reads the whole response, because a browser may cancel an unread one and not cache it.
  await fetch(url, { priority: "low" })
    .then((response) => response.text())
    .catch(() => requested.delete(url));
}
