import { useEffect, useState } from "react";

const threshold = 50;

/** Whether a scroll position, in px, counts as scrolled: 50 does not, 51 does. */
export function isScrolled(y: number): boolean {
  return y > threshold;
}

/** Whether the page is scrolled by more than 50 px; false until the browser has said. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(isScrolled(window.scrollY));
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
}
