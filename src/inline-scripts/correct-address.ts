/** Removes what hosts may add to an address: `.html`, `/index.html`, a slash at the end. */
const bare = (address: string) => address.replace(/(\/index)?(\.html)?\/?$/, "");

/**
 * Corrects an address such as `/privacy.html`, which static hosts serve as well. Gatsby knows a page only by
 * the path in `data-path` on <html>. Hosts serve the 404 page at any unknown address, which is kept.
 * @param prefix Gatsby's path prefix
 */
export function correctPath(prefix: string): void {
  const { pathname, search, hash } = location;
  const own = `${prefix}${document.documentElement.dataset.path}`;
  if (pathname === own || bare(pathname) !== bare(own)) return;
  history.replaceState(history.state, "", own + search + hash);
}

function isDecodable(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Encodes the percent signs of a hash that cannot be decoded, such as `#%`, now and at each change. Gatsby's
 * scroll handler decodes the hash outside of every error boundary, so that React would unmount the page. This
 * runs before Gatsby's scripts, and handles each change before its router does.
 */
export function correctHash(): void {
  const encode = () => {
    if (isDecodable(location.hash)) return;
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
  };
  encode();
  for (const type of ["popstate", "hashchange"]) addEventListener(type, encode, true);
}
