/**
 * Calls back when the page has nothing else to do; Safari cannot tell, and waits a moment.
 * @returns a function that calls it off
 */
export function whenIdle(callback: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = window.requestIdleCallback(callback, { timeout: 1000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(callback, 300);
  return () => clearTimeout(id);
}
