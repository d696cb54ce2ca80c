/** How far, in CSS pixels, a font that comes late may have moved an anchor that the page has gone to. */
const most = 150;

/**
 * Has links to an anchor of the page scroll to it, from the first press on. Not before: a page that
 * opens at an anchor is to be there at once.
 */
export function scrollSmoothly(): void {
  const begin = () => {
    document.documentElement.dataset.smooth = "";
  };
  addEventListener("click", begin, { capture: true, once: true });
}

/**
 * Goes to the anchor again that a late font has moved, unless the visitor has gone on since.
 * @returns tells it that a font has come of which the document does not tell
 */
export function keepAnchor(): () => void {
  let hasGoneOn = false;
  const go = () => {
    hasGoneOn = true;
  };
  const align = () => {
    const target = hasGoneOn ? null : document.querySelector(":target");
    if (!target) return;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const off = Math.abs(target.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop));
    if (off > 1 && off < most) target.scrollIntoView({ behavior: "instant" });
  };
  for (const type of ["pointerdown", "wheel", "touchmove", "keydown"]) {
    addEventListener(type, go, { capture: true, passive: true });
  }
  addEventListener("hashchange", () => {
    hasGoneOn = false;
  });
  document.addEventListener("scrollend", align);
  document.fonts.addEventListener("loadingdone", align);
  return align;
}
