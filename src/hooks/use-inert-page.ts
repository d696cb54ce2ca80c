import { useLayoutEffect } from "react";

/**
 * Takes what is behind a modal out of reach for as long as the modal is mounted: of the pointer, the
 * keyboard and assistive technology. The modal stands outside of Gatsby's root, in a portal.
 */
export function useInertPage(): void {
  // Before the next paint, and undone before the focus goes back to the page.
  useLayoutEffect(() => {
    const page = document.getElementById("___gatsby");
    page?.setAttribute("inert", "");
    return () => page?.removeAttribute("inert");
  }, []);
}
