import { useEffect, useState } from "react";

/** How long typing has to pause before it is judged, in ms. */
const typingPause = 800;

/**
 * A value once it has rested.
 * @param isFinal whether it need not rest
 * @param first what counts until then
 */
export function useSettled<T>(value: T, isFinal: boolean, first: T): T {
  const [settled, settle] = useState(first);
  useEffect(() => {
    if (isFinal) {
      settle(value);
      return undefined;
    }
    const timer = setTimeout(() => settle(value), typingPause);
    return () => clearTimeout(timer);
  }, [value, isFinal]);
  return settled;
}
