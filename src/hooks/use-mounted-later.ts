import { startTransition, useEffect, useState } from "react";

/**
 * False on the built page, true once that is taken over: for what is made before it is shown. It is made in
 * steps; no part of the page waits for it.
 */
export function useMountedLater(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return isMounted;
}
