import { useLayoutEffect, useRef } from "react";

/**
 * Takes over text that was typed into a field before hydration, and before any later render could replace it.
 * @param takeOver gets the field; the same function in every render
 * @returns the ref of the field
 */
export function useEarlyText(takeOver: (field: HTMLInputElement) => void) {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (ref.current?.value) takeOver(ref.current);
  }, [takeOver]);
  return ref;
}
