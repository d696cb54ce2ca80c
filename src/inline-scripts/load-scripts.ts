import { hydratedEvent, showWithoutScripts } from "../lazy/hydration";

declare global {
  interface Window {
    pagePath?: string;
  }
}

/** Loads and runs a script at low priority, and without waiting for other scripts. */
function append(src: string, onError: () => void): void {
  const script = document.createElement("script");
  script.src = src;
  script.setAttribute("fetchpriority", "low");
  script.onerror = onError;
  document.head.append(script);
}

/** Shows the page as it is without scripts, unless it is hydrated already. */
function giveUp(): void {
  if (!("hydrated" in document.documentElement.dataset)) showWithoutScripts();
}

/**
 * Prepares the load of Gatsby's scripts. A script that fails is requested once more. The page is shown as it
 * is without scripts if that fails too, or if an error occurs before hydration, until it is hydrated after all.
 * @returns call it to load the scripts; calls after the first have no effect
 */
export function scriptLoader(addresses: string[]): () => void {
  window.pagePath = document.documentElement.dataset.path;
  addEventListener("unhandledrejection", giveUp);
  // Firefox runs the part of a file that arrived before the connection broke.
  addEventListener("error", giveUp);
  const { dataset } = document.documentElement;
  addEventListener(hydratedEvent, () => delete dataset.noscript, { once: true });

  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of addresses) append(src, () => append(src, giveUp));
  };
}
