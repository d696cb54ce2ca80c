function isDecodable(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Encodes the percent signs of a hash that cannot be decoded, such as `#%`. Gatsby's scroll handler decodes
 * the hash outside of every error boundary, so that React would unmount the page. Runs before Gatsby's
 * scripts, and handles each change before its router does.
 */
export function guardHash(): void {
  const encode = () => {
    if (isDecodable(location.hash)) return;
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
  };
  encode();
  for (const type of ["popstate", "hashchange"]) addEventListener(type, encode, true);
}
