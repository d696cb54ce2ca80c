/** Calls back when the page has nothing else to do; Safari cannot tell, and waits a moment. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 300);
}
