import { type RefObject, useEffect, useState } from "react";

/**
 * A piece of the page whose code comes when an element is within three screens of the view or has the
 * focus. Where it cannot be had, it is asked for again the next time.
 * @param load imports the piece
 * @returns the piece, or null until it is there
 */
export function useWhenNear<T>(element: RefObject<Element>, load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ piece: T } | null>(null);
  useEffect(() => {
    const target = element.current;
    if (loaded || !target) return undefined;
    let isCurrent = true;
    const start = () => {
      load().then(
        (piece) => isCurrent && setLoaded({ piece }),
        () => undefined,
      );
    };
    target.addEventListener("focusin", start);
    const observer =
      typeof IntersectionObserver === "undefined"
        ? undefined
        : new IntersectionObserver(
            (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
            { rootMargin: "300% 0px" },
          );
    observer?.observe(target);
    return () => {
      isCurrent = false;
      observer?.disconnect();
      target.removeEventListener("focusin", start);
    };
  }, [element, load, loaded]);
  return loaded?.piece ?? null;
}
