/** Returns the element that a hash leads to. */
export const hashTarget = ({ hash }: { hash: string }): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** Focuses an element without scrolling, so that the Tab key continues from there. */
export function focusAt(element: HTMLElement | null): void {
  if (!element?.hasAttribute("tabindex")) element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}

/**
 * Returns the last section that begins above a line at 40 % of the window's height. Undefined above all
 * sections.
 */
export const sectionInView = (sections: readonly Element[]): Element | undefined =>
  sections.findLast((each) => each.getBoundingClientRect().top <= innerHeight * 0.4);
