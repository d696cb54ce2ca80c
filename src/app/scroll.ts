import type { ShouldUpdateScrollArgs } from "gatsby";

type Position = [number, number] | null | undefined;

/**
 * Scrolls now and again in the next frame. On back and forward, Chromium scrolls in between to where it
 * remembers an element of the former page, which an animation may have moved.
 */
function scrollToPosition(top: number): void {
  const scroll = () => window.scrollTo({ top, behavior: "instant" });
  scroll();
  requestAnimationFrame(scroll);
}

/** Whether the page was reloaded, or opened by back or forward. */
function isRevisited(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== "navigate";
}

/** Scrolls to the saved position, which Firefox loses when it reloads a right-to-left page. */
function restoreRightToLeft(saved: Position): void {
  if (document.dir !== "rtl" || !saved || window.scrollY > 0 || !isRevisited()) return;
  scrollToPosition(saved[1]);
}

const stay = (): void => undefined;

/**
 * Returns the function that scrolls after a change of address. A new path scrolls to the top, unless there
 * is a hash or the visitor went back or forward. On the same path the browser has scrolled already.
 */
function scrollOf({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): () => void {
  if (prevRouterProps?.location.pathname === location.pathname) return stay;
  // Gatsby sets `action` on another copy of the location when the visitor goes back or forward.
  const isPop = (location as { action?: string }).action !== "PUSH";
  const saved: Position = getSavedScrollPosition(location);
  if (isPop && saved) return () => scrollToPosition(saved[1]);
  const { hash } = location;
  if (!hash) return () => window.scrollTo({ top: 0, behavior: "instant" });
  const id = decodeURIComponent(hash.slice(1));
  return () => document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
}

/** Implements Gatsby's hook. It returns false, because Gatsby's own scrolling would be animated. */
export function scrollForRoute(change: ShouldUpdateScrollArgs): boolean {
  if (!change.prevRouterProps) {
    const { location } = change.routerProps;
    if (!location.hash) restoreRightToLeft(change.getSavedScrollPosition(location));
    return false;
  }
  scrollOf(change)();
  return false;
}
