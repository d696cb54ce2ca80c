import { useEffect, useRef } from "react";

/** Calls back whenever a media query begins or ceases to match. */
export function useMediaQuery(query: string, onChange: (matches: boolean) => void): void {
  const callback = useRef(onChange);
  callback.current = onChange;
  useEffect(() => {
    const list = window.matchMedia(query);
    const listener = (event: MediaQueryListEvent) => callback.current(event.matches);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  }, [query]);
}
