import { useEffect, useRef, useState } from "react";

/**
 * Tells when an element has scrolled up past a fraction of the window's height. Never does so under
 * `prefers-reduced-motion`, so render the final state by default.
 * @param share the fraction, from 0 (the bottom of the window) to 1
 */
export function useSeen<Seen extends Element>(share: number) {
  const ref = useRef<Seen>(null);
  const [wasAhead, setWasAhead] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!ref.current || isCalm) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsSeen(true);
      },
      { rootMargin: `0px 0px -${share * 100}%` },
    );
    setWasAhead(ref.current.getBoundingClientRect().top > innerHeight);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [share]);
  return {
    /** The ref of the element. */
    ref,
    /** Whether it was completely below the window at the start. */
    wasAhead,
    /** Whether it has passed. */
    isSeen,
  };
}
