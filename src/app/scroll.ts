import type { ShouldUpdateScrollArgs } from "gatsby";

type Position = [number, number] | null | undefined;

/**
 * Scrolls at once, and again in the next frame: on back and forward Chromium has meanwhile gone to
 * where it remembers an element of the page that was left, which an animation may have moved.
 */
function scrollToPosition(top: number): void {
  const scroll = () => window.scrollTo({ top, behavior: "instant" });
  scroll();
  requestAnimationFrame(scroll);
}

/** Whether the first page of the visit was there before: it is loaded again, or come back to. */
function isComeBackTo(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== "navigate";
}

/** Firefox loses the place on a page that is written from right to left when it loads it again. */
function restoreRightToLeft(saved: Position): void {
  if (document.dir !== "rtl" || !saved || window.scrollY > 0 || !isComeBackTo()) return;
  scrollToPosition(saved[1]);
}

const stay = (): void => undefined;

/**
 * Gives what scrolls to where a change of address leads. Every change of path goes to the top, with
 * two exceptions: a hash goes to its target, and back and forward return to where the page was left.
 * On the same path the browser has scrolled already.
 */
function scrollOf({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): () => void {
  if (prevRouterProps?.location.pathname === location.pathname) return stay;
  // On back and forward Gatsby marks another copy of the location than the one that comes here.
  const isPop = (location as { action?: string }).action !== "PUSH";
  const saved: Position = getSavedScrollPosition(location);
  if (isPop && saved) return () => scrollToPosition(saved[1]);
  const { hash } = location;
  if (!hash) return () => window.scrollTo({ top: 0, behavior: "instant" });
  const id = decodeURIComponent(hash.slice(1));
  return () => document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
}

/** Gatsby's hook; it scrolls by itself and tells Gatsby not to, whose scrolling would be animated. */
export function scrollForRoute(change: ShouldUpdateScrollArgs): boolean {
  if (!change.prevRouterProps) {
    const { location } = change.routerProps;
    if (!location.hash) restoreRightToLeft(change.getSavedScrollPosition(location));
    return false;
  }
  scrollOf(change)();
  return false;
}
