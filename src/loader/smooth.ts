/**
 * Has links to an anchor of the page scroll to it, from the first press on. Not before: a page that
 * opens at an anchor is to be there at once, and a smooth way misses it when a font arrives meanwhile.
 */
export function scrollSmoothly(): void {
  const begin = () => {
    document.documentElement.dataset.smooth = "";
  };
  addEventListener("click", begin, { capture: true, once: true });
}
