/** Dispatched on `window` after the hydration of the page or of a lazy part. */
export const hydratedEvent = "hydrated";

/** Marks the page as hydrated: `data-hydrated` on <html>. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
  window.dispatchEvent(new Event(hydratedEvent));
}

/** Returns whether an element is hydrated: the page is, and so is the lazy part that contains the element. */
export function isHydrated(element: Element): boolean {
  return "hydrated" in document.documentElement.dataset && !element.closest("[data-lazy]");
}

/** Shows the page as it is without scripts: style sheets read `data-noscript` on <html>. */
export function showWithoutScripts(): void {
  document.documentElement.dataset.noscript = "";
}
