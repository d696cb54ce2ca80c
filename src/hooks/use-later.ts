import { startTransition, useEffect, useRef, useState } from "react";
import { whenIdle } from "../app/when-idle";

/**
 * A piece of the page whose code comes after the page: in idle time, so that it is there when the
 * network is not, or at once when it is wanted.
 * @param load imports the piece; it is called again where it failed
 * @param onFailure called when the piece was wanted and its code cannot be had
 * @returns the piece, or null until it is there
 */
export function useLater<T>(
  load: () => Promise<T>,
  isWanted: boolean,
  onFailure: () => void,
): T | null {
  const [loaded, setLoaded] = useState<{ piece: T } | null>(null);
  const fail = useRef(onFailure);
  fail.current = onFailure;
  useEffect(() => {
    if (loaded) return undefined;
    let isCurrent = true;
    const start = () => {
      // In steps, unless somebody waits for it.
      const show = isWanted ? (set: () => void) => set() : startTransition;
      load().then(
        (piece) => isCurrent && show(() => setLoaded({ piece })),
        () => isCurrent && isWanted && fail.current(),
      );
    };
    const cancel = isWanted ? start() : whenIdle(start);
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [load, isWanted, loaded]);
  return loaded?.piece ?? null;
}
