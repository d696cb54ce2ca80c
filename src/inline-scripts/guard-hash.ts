function isDecodable(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a broken hash harmless, such as `#%`, which anybody may put at the end of a link: Gatsby's
 * scroll handler decodes it outside of every error boundary, and the page would be gone. Its percent
 * signs are encoded, so that it still leads nowhere and still differs from none. Runs before Gatsby's
 * scripts and hears of each change before its router does.
 */
export function guardHash(): void {
  const mend = () => {
    if (isDecodable(location.hash)) return;
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
  };
  mend();
  for (const type of ["popstate", "hashchange"]) addEventListener(type, mend, true);
}
