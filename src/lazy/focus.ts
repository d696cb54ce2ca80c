/** Returns the element that a hash leads to. */
export const hashTarget = ({ hash }: { hash: string }): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** Focuses an element without scrolling, so that the Tab key continues from there. */
export function focusAt(element: HTMLElement | null): void {
  if (!element?.hasAttribute("tabindex")) element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}
