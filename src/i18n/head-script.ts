/**
 * Runs inline in the head of every page, before the first paint. It corrects an address that a static
 * host serves beside the page's own, such as `/privacy.html`: Gatsby knows the page by its own address
 * only, which `data-path` on <html> names. It restores the language that the visitor chose, and keeps the choice when a language link (or a button that declines another
 * language) is used: also before the page is interactive, and for a link that opens in a new tab.
 * On <html>, `data-language-chosen` says that a choice was stored. It must not import anything.
 * @param settings data attributes of its script element: `languages`, the published codes with the
 * default first, separated by spaces; `prefix`, Gatsby's path prefix
 */
export function headScript(settings: DOMStringMap): void {
  const key = "language";
  const codes = (settings.languages || "").split(" ");
  const prefix = settings.prefix || "";
  const { pathname, search, hash } = location;
  /** An address without what hosts may add: `.html`, `/index.html`, a slash at the end. */
  const bare = (address: string) => address.replace(/(\/index)?(\.html)?\/?$/, "");

  const own = `${prefix}${document.documentElement.dataset.path}`;
  // The 404 page is served at addresses that are not its own: they stay as they are.
  const isOwn = bare(pathname) === bare(own);
  if (isOwn && pathname !== own) history.replaceState(history.state, "", own + search + hash);
  const path = (isOwn ? own : pathname).slice(prefix.length);

  /** The section across the line at 40 % of the window, unless it is the page's first. */
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
      // Storage is denied: the link works all the same.
    }
  };

  const isPrefixed = codes.slice(1).includes(path.split("/")[1] || "");
  if (!isPrefixed) {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(key);
    } catch {
      // Storage is denied: the page stays in the default language.
    }
    if (stored) document.documentElement.dataset.languageChosen = stored;
    if (stored && codes.slice(1).includes(stored)) {
      location.replace(`${prefix}/${stored}${path === "/" ? "" : path}${search}${hash}`);
    }
  }
  addEventListener("click", choose, true);
  addEventListener("auxclick", choose, true);
}
