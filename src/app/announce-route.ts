import type { RouteUpdateArgs } from "gatsby";

const announcerId = "route-announcer";

/** Our own live region: Gatsby's speaks a fixed English sentence in every language. */
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

/** Takes Gatsby's announcer out of the accessibility tree. */
function silenceGatsby(): void {
  const region = document.getElementById("gatsby-announcer");
  region?.setAttribute("aria-live", "off");
  region?.setAttribute("aria-hidden", "true");
}

/** The title is empty for some frames; a page with the same title is waited for no longer than this. */
const patience = 1000;

/**
 * Calls back once Gatsby has put the new page's title in, which it does some frames after the page
 * itself; the router has moved the focus to its wrapper by then.
 */
function afterTitleChange(callback: () => void): void {
  const before = document.title;
  const end = performance.now() + patience;
  const look = () => {
    const isThere = document.title !== "" && document.title !== before;
    if (isThere || performance.now() >= end) callback();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Moves the focus, and with it the place at which the keyboard goes on, without scrolling. */
export function focusAt(element: HTMLElement | null): void {
  if (!element?.hasAttribute("tabindex")) element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}

/**
 * After a change of page, does what a full load would: the new title is announced, and the keyboard
 * starts at the top of the page, or at the target of the address's hash.
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
