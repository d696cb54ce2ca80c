import { type RefObject, useEffect, useRef } from "react";

/**
 * Calls back once, when the element of the ref that it returns has come up past a share of the window.
 * It never does where a visitor asks for less motion, or where the browser cannot watch: what a
 * movement ends with has to stand there without it.
 * @param share how far up, 0 (the window's foot) to 1
 * @param onAhead called when watching begins, if all of the element is yet to come up the window
 */
export function useSeen<Seen extends Element>(
  share: number,
  onSeen: () => void,
  onAhead?: () => void,
): RefObject<Seen> {
  const ref = useRef<Seen>(null);
  const call = useRef({ onSeen, onAhead });
  call.current = { onSeen, onAhead };
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
