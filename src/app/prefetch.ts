const requested = new Set<string>();

/**
 * Replaces Gatsby's own function: loads a script of the next page ahead, once, so that it is in the browser's
 * cache. Gatsby's `<link rel="prefetch">` would need a looser `default-src` in Firefox, and would request
 * page data that Gatsby's loader requests anyway.
 */
export default async function prefetch(url: string): Promise<void> {
  if (!url.endsWith(".js") || requested.has(url)) return;
  requested.add(url);
  // Read to its end: a browser may cancel a response that nobody reads, and not cache it.
  await fetch(url, { priority: "low" })
    .then((response) => response.text())
    .catch(() => requested.delete(url));
}
