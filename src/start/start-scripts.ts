import { whenIdle } from "../app/when-idle";
import { keepAnchor, scrollSmoothly } from "./anchors";
import { firstPaint } from "./first-paint";
import { guardHash } from "./guard-hash";
import { keepPresses } from "./keep-presses";
import { scriptless } from "./scriptless";
import { addTextFace } from "./text-face";

declare global {
  interface Window {
    pagePath?: string | undefined;
    ___chunkMapping?: unknown;
  }
}

/** How long the scripts may wait for the page's load event, in milliseconds. */
const patience = 5000;

/** Has a script loaded and run, at low priority; as a script adds it, it waits for no other. */
function append(src: string, onError: () => void): void {
  const script = document.createElement("script");
  script.src = src;
  script.setAttribute("fetchpriority", "low");
  script.onerror = onError;
  document.head.append(script);
}

/**
 * Runs inline at the end of every page, the same text on each, in place of Gatsby's async scripts:
 * they come when the page is painted and loaded and has nothing else to do, or a button is pressed.
 * As async scripts they bring the largest paint from 1.0 to 2.0 s (Lighthouse mobile). A script that
 * fails is asked for once more.
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
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of scripts.split(" ")) append(src, () => append(src, giveUp));
  };
  const giveUp = scriptless(keepPresses(start));
  scrollSmoothly();
  const align = keepAnchor();
  const painted = firstPaint();
  if (textFont) painted.then(() => addTextFace(textFont)).then(align);
  addEventListener("load", () => painted.then(() => whenIdle(start)));
  setTimeout(start, patience);
}
