/** Dispatched on `window` when the page, or a part of it that loads later, has been hydrated. */
export const hydratedEvent = "hydrated";

/** Marks the page as hydrated: `data-hydrated` on <html>. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
  window.dispatchEvent(new Event(hydratedEvent));
}

/** Whether React answers to an element: the page is hydrated, and so is the lazy part it belongs to. */
export function isHydrated(element: Element): boolean {
  return "hydrated" in document.documentElement.dataset && !element.closest("[data-lazy]");
}

/** Shows the page as it is without scripts: style sheets read `data-noscript` on <html>. */
export function showWithoutScripts(): void {
  document.documentElement.dataset.noscript = "";
}

/** Whether the page is shown as it is without scripts. */
export const isWithoutScripts = () => "noscript" in document.documentElement.dataset;
