/** How long to wait where nothing tells of a paint, in milliseconds. */
const patience = 1000;

/** Resolves when the page has been painted for the first time. */
export function firstPaint(): Promise<unknown> {
  const paint = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  const pause = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([paint, pause]);
}
