/**
 * On <html>, says that React has taken over the page: scrolling is smooth from then on, and what
 * the visitor tapped before is repeated.
 */
export function markInteractive(): void {
  document.documentElement.dataset.interactive = "";
}
