import { keepAnchor, scrollSmoothly } from "./anchor-scrolling";
import { keepPresses } from "./keep-presses";
import { scriptLoader } from "./load-scripts";
import { addTextFonts } from "./text-fonts";

/** Resolves after the first paint, or after a second in a browser that reports none. */
function firstPaint(): Promise<unknown> {
  const paint = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  const pause = new Promise((resolve) => setTimeout(resolve, 1000));
  return Promise.race([paint, pause]);
}

/** Calls back when the browser is idle. Safari has no requestIdleCallback. */
function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 300);
}

/**
 * Runs inline at the end of every page. It loads the text fonts after the first paint, and Gatsby's scripts
 * when the page is painted, loaded and idle, or when a button is pressed. As async scripts, which Gatsby
 * writes, they delay the largest paint from 1.0 to 2.0 s (Lighthouse mobile).
 * @param settings data attributes of its script element: `scripts`, addresses separated by spaces
 */
export function bodyScript({ scripts = "" }: DOMStringMap): void {
  const load = scriptLoader(scripts.split(" "));
  keepPresses(load);
  scrollSmoothly();
  const alignAnchor = keepAnchor();
  const painted = firstPaint();
  painted.then(addTextFonts).then(alignAnchor);
  addEventListener("load", () => painted.then(() => whenIdle(load)));
  // A page whose load event takes longer starts all the same.
  setTimeout(load, 5000);
}
