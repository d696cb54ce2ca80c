import { useLayoutEffect } from "react";

/**
 * Takes what is behind a modal out of reach for as long as the modal is open: of the pointer, the
 * keyboard and assistive technology; and holds it still. The modal stands outside of Gatsby's root, in a
 * portal. Chakra's own way sets a variable on the root, for which the whole page is styled once more.
 */
export function useInertPage(isOpen: boolean): void {
  // Before the next paint, and undone before the focus goes back to the page.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const page = document.getElementById("___gatsby");
    page?.setAttribute("inert", "");
    // For assistive technology that does not know the other yet.
    page?.setAttribute("aria-hidden", "true");
    document.documentElement.style.overflow = "hidden";
    return () => {
      page?.removeAttribute("inert");
      page?.removeAttribute("aria-hidden");
      document.documentElement.style.overflow = "";
    };
  }, [isOpen]);
}
