import { sectionInView } from "../navigation/page-position";

const storageKey = "language";

/** Returns the language in local storage; null if there is none, or if storage is denied. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/**
 * Opens the page in the language that the visitor chose, if its own path has no language, and sets
 * `data-language-chosen` on <html>, so that the page suggests no other language.
 * @param languages the published codes, with the default first
 * @param prefix Gatsby's path prefix
 * @param open loads an address in place of the page
 */
export function restoreLanguage(
  languages: string[],
  prefix: string,
  open: (address: string) => void,
): void {
  const path = location.pathname.slice(prefix.length);
  const [defaultLanguage, ...prefixed] = languages;
  if (prefixed.includes(path.split("/")[1] ?? "")) return;
  const stored = readStorage();
  // Ignores a language that is not published any more, so that the page may suggest another one.
  if (!stored || !languages.includes(stored)) return;
  document.documentElement.dataset.languageChosen = stored;
  if (stored === defaultLanguage) return;
  open(`${prefix}/${stored}${path === "/" ? "" : path}${location.search}${location.hash}`);
}

/** Returns the hash of the section in view, unless it is the first. */
function hashInView(): string {
  const [, ...sections] = document.querySelectorAll("main section[id]");
  const current = sectionInView(sections);
  return current ? `#${current.id}` : "";
}

/**
 * Stores the choice when a visitor uses a language link or declines another language, even before hydration
 * and for a link that opens in a new tab. Such a link leads to the section in view.
 */
export function storeLanguage(): void {
  const choose = (event: MouseEvent): void => {
    const chosen = (event.target as Element).closest<HTMLElement>("[data-language]");
    if (!chosen || event.button > 1) return;
    if ("hash" in chosen) chosen.hash = hashInView() || location.hash;
    try {
      localStorage.setItem(storageKey, chosen.dataset.language ?? "");
    } catch {
      // Storage is denied, but the link works without it.
    }
  };
  addEventListener("click", choose, true);
  addEventListener("auxclick", choose, true);
}
