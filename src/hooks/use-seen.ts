import { type RefObject, useEffect, useRef } from "react";

/**
 * Calls back once, when the element has scrolled up past a fraction of the window's height. Never fires
 * under `prefers-reduced-motion` or without IntersectionObserver, so render the final state by default.
 * @param share the fraction, from 0 (the bottom of the window) to 1
 * @param onAhead called at the start, if the element is completely below the window
 * @returns the ref of the element
 */
export function useSeen<Seen extends Element>(
  share: number,
  onSeen: () => void,
  onAhead?: () => void,
): RefObject<Seen> {
  const ref = useRef<Seen>(null);
  const call = useRef({ onSeen, onAhead });
  useEffect(() => {
    call.current = { onSeen, onAhead };
  });
  useEffect(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!ref.current || isCalm || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        call.current.onSeen();
      },
      { rootMargin: `0px 0px -${share * 100}%` },
    );
    if (ref.current.getBoundingClientRect().top > innerHeight) call.current.onAhead?.();
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [share]);
  return ref;
}
