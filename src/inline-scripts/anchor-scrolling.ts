/**
 * Turns smooth scrolling to anchors on at the first press. Earlier it would also animate the opening of a
 * page at an anchor.
 */
export function scrollSmoothly(): void {
  const begin = () => {
    document.documentElement.dataset.smooth = "";
  };
  addEventListener("click", begin, { capture: true, once: true });
}

/**
 * Scrolls to the anchor again after a font has moved it, unless the visitor has scrolled or typed since.
 * @returns call it after a font for which the document dispatches no event
 */
export function keepAnchor(): () => void {
  let isUsed = false;
  const use = ({ type }: Event) => {
    isUsed = type !== "hashchange";
  };
  const align = () => {
    const target = isUsed ? null : document.querySelector(":target");
    if (!target) return;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const off = Math.abs(target.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop));
    // A font that loads late moves an anchor by at most 150 CSS pixels.
    if (off > 1 && off < 150) target.scrollIntoView({ behavior: "instant" });
  };
  for (const type of ["pointerdown", "wheel", "touchmove", "keydown", "hashchange"]) {
    addEventListener(type, use, { capture: true, passive: true });
  }
  document.addEventListener("scrollend", align);
  document.fonts.addEventListener("loadingdone", align);
  return align;
}
