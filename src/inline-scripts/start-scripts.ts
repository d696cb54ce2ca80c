import { keepAnchor, scrollSmoothly } from "./anchors";
import { firstPaint } from "./first-paint";
import { guardHash } from "./guard-hash";
import { keepPresses } from "./keep-presses";
import { addTextFont } from "./text-font";
import { watchFailures } from "./watch-failures";

declare global {
  interface Window {
    pagePath?: string | undefined;
    ___chunkMapping?: unknown;
  }
}

/** How long the scripts may wait for the page's load event, in milliseconds. */
const patience = 5000;

/** Loads a script at low priority and runs it; as a script adds it, it waits for no other. */
function append(src: string, onError: () => void): void {
  const script = document.createElement("script");
  script.src = src;
  script.setAttribute("fetchpriority", "low");
  script.onerror = onError;
  document.head.append(script);
}

/** Calls back when the browser is idle. Safari has no requestIdleCallback. */
function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 300);
}

/**
 * Runs inline at the end of every page, the same text on each, in place of Gatsby's async scripts:
 * they load when the page is painted, loaded and idle, or when a button is pressed. As async scripts
 * they delay the largest paint from 1.0 to 2.0 s (Lighthouse mobile). A script that fails is requested
 * once more.
 * @param settings data attributes of its script element: `scripts`, addresses separated by spaces
 */
export function startScripts({ scripts = "" }: DOMStringMap): void {
  const { textFont } = document.body.dataset;
  window.pagePath = document.documentElement.dataset.path;
  // Gatsby 5.16 writes the list of each page's code as a text, in which its loader finds nothing.
  if (typeof window.___chunkMapping === "string") {
    window.___chunkMapping = JSON.parse(window.___chunkMapping);
  }
  guardHash();
  const giveUp = watchFailures();
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of scripts.split(" ")) append(src, () => append(src, giveUp));
  };
  keepPresses(start);
  scrollSmoothly();
  const align = keepAnchor();
  const painted = firstPaint();
  if (textFont) painted.then(() => addTextFont(textFont)).then(align);
  addEventListener("load", () => painted.then(() => whenIdle(start)));
  setTimeout(start, patience);
}
