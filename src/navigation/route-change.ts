import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";
import { focusAt, hashTarget } from "./page-position";

/** The live region in which a new page's heading is announced (gatsby/document.tsx). */
export const announcerId = "route-announcer";

/**
 * Does after navigation what a browser does after a full load: announces the new page, and lets the
 * keyboard start at the top of the page or at the target of the hash.
 */
export function announceRoute({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation) {
    // Gatsby's own region announces an English sentence in every language.
    const region = document.getElementById("gatsby-announcer");
    region?.setAttribute("aria-live", "off");
    region?.setAttribute("aria-hidden", "true");
    return;
  }
  if (prevLocation.pathname === location.pathname) return;
  const region = document.getElementById(announcerId);
  if (region) region.textContent = document.querySelector("h1")?.textContent ?? "";
  focusAt(hashTarget(location) ?? document.getElementById("gatsby-focus-wrapper"));
}

/**
 * Scrolls now and again in the next frame. On back and forward, Chromium scrolls in between to where it
 * remembers an element of the former page, which an animation may have moved.
 */
function scrollToPosition(top: number): void {
  const scroll = () => window.scrollTo({ top, behavior: "instant" });
  scroll();
  requestAnimationFrame(scroll);
}

/** Returns whether the page was reloaded, or opened by back or forward. */
function isRevisited(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== "navigate";
}

/**
 * Scrolls after a change of address: to the saved position when the visitor goes back or forward, else to the
 * target of the hash or to the top. On the same path the browser has scrolled already.
 * @returns false, because Gatsby's own scrolling would be animated
 */
export function scrollForRoute({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): boolean {
  const [, saved] = getSavedScrollPosition(location) as [number, number];
  if (!prevRouterProps) {
    // Firefox loses the position when it loads a right-to-left page again.
    const isLost = document.dir === "rtl" && window.scrollY === 0 && !location.hash;
    if (saved > 0 && isLost && isRevisited()) scrollToPosition(saved);
    return false;
  }
  if (prevRouterProps.location.pathname === location.pathname) return false;
  // Gatsby returns 0 for an address whose position it has not saved.
  if (saved > 0) scrollToPosition(saved);
  else if (location.hash) hashTarget(location)?.scrollIntoView({ behavior: "instant" });
  else window.scrollTo({ top: 0, behavior: "instant" });
  return false;
}
