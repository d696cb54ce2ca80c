/**
 * Runs inline in the head of every page, before the first paint. It cannot import anything, because its
 * test runs the source of this function alone.
 * - Removes `data-noscript` from <html>, which the prerendered HTML has.
 * - Corrects an address such as `/privacy.html`, which static hosts serve as well: Gatsby knows a page
 *   only by the address in `data-path` on <html>.
 * - Restores the language that the visitor chose, and sets `data-language-chosen` on <html>.
 * - Stores the choice when a visitor uses a language link or declines another language, even before
 *   hydration and for a link that opens in a new tab.
 * @param settings data attributes of its script element: `languages`, the published codes with the
 * default first, separated by spaces; `prefix`, Gatsby's path prefix
 */
export function headScript(settings: DOMStringMap): void {
  delete document.documentElement.dataset.noscript;
  const key = "language";
  const codes = (settings.languages || "").split(" ");
  const prefix = settings.prefix || "";
  const { pathname, search, hash } = location;
  /** Removes what hosts may add to an address: `.html`, `/index.html`, a slash at the end. */
  const bare = (address: string) => address.replace(/(\/index)?(\.html)?\/?$/, "");

  const own = `${prefix}${document.documentElement.dataset.path}`;
  // Hosts serve the 404 page at any unknown address, which stays in the address bar.
  const isOwn = bare(pathname) === bare(own);
  if (isOwn && pathname !== own) history.replaceState(history.state, "", own + search + hash);
  const path = (isOwn ? own : pathname).slice(prefix.length);

  /** The hash of the section that crosses a line at 40 % of the window's height, unless it is the first. */
  const sectionInView = (): string => {
    const sections = [...document.querySelectorAll("main section[id]")];
    const passed = sections.filter((each) => each.getBoundingClientRect().top <= innerHeight * 0.4);
    const current = passed.slice(1).at(-1);
    return current ? `#${current.id}` : "";
  };

  const choose = (event: MouseEvent): void => {
    const chosen = (event.target as Element).closest<HTMLElement>("[data-language]");
    if (!chosen || event.button > 1) return;
    if ("hash" in chosen) chosen.hash = sectionInView() || location.hash;
    try {
      localStorage.setItem(key, chosen.dataset.language || "");
    } catch {
      // Storage is denied, but the link works without it.
    }
  };

  const isPrefixed = codes.slice(1).includes(path.split("/")[1] || "");
  if (!isPrefixed) {
    let stored = "";
    try {
      stored = localStorage.getItem(key) ?? "";
    } catch {
      // Storage is denied, so the page stays in the default language.
    }
    // Ignores a language that is not published any more, so that the page may offer another one.
    const isChoice = codes.includes(stored);
    if (isChoice) document.documentElement.dataset.languageChosen = stored;
    if (isChoice && stored !== codes[0]) {
      location.replace(`${prefix}/${stored}${path === "/" ? "" : path}${search}${hash}`);
    }
  }
  addEventListener("click", choose, true);
  addEventListener("auxclick", choose, true);
}
