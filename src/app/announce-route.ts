import type { RouteUpdateArgs } from "gatsby";

const announcerId = "route-announcer";

/** Returns our own live region. Gatsby's announces an English sentence in every language. */
function announcer(): HTMLElement {
  const existing = document.getElementById(announcerId);
  if (existing) return existing;
  const region = document.createElement("div");
  region.id = announcerId;
  region.className = "visually-hidden";
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  return region;
}

/** Removes Gatsby's announcer from the accessibility tree. */
function silenceGatsby(): void {
  const region = document.getElementById("gatsby-announcer");
  region?.setAttribute("aria-live", "off");
  region?.setAttribute("aria-hidden", "true");
}

/** How long to wait for another title, in milliseconds. The new page may have the same one. */
const maxWait = 1000;

/**
 * Calls back after Gatsby has set the new page's title, some frames after it has rendered the page. The
 * title is empty in between, and the router has moved the focus to its wrapper.
 */
function afterTitleChange(callback: () => void): void {
  const before = document.title;
  const end = performance.now() + maxWait;
  const look = () => {
    const isThere = document.title !== "" && document.title !== before;
    if (isThere || performance.now() >= end) callback();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Focuses an element without scrolling, so that the Tab key continues from there. */
export function focusAt(element: HTMLElement | null): void {
  if (!element?.hasAttribute("tabindex")) element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}

/**
 * Does after navigation what a browser does after a full load: announces the new title, and lets the
 * keyboard start at the top of the page or at the target of the hash.
 */
export function announceRoute({ location, prevLocation }: RouteUpdateArgs): void {
  silenceGatsby();
  if (!prevLocation) {
    announcer();
    return;
  }
  if (prevLocation.pathname === location.pathname) return;
  afterTitleChange(() => {
    announcer().textContent = document.title;
    const target =
      location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    focusAt(target || document.getElementById("gatsby-focus-wrapper"));
  });
}
