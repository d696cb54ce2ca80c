import { hydratedEvent, isHydrated, showWithoutScripts } from "../lazy/hydration";
import { guardHash, keepAnchor, scrollSmoothly } from "./anchors";

declare global {
  interface Window {
    pagePath?: string | undefined;
    ___chunkMapping?: unknown;
  }
}

/** Resolves after the first paint, or after a second in a browser that reports none. */
function firstPaint(): Promise<unknown> {
  const paint = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  const pause = new Promise((resolve) => setTimeout(resolve, 1000));
  return Promise.race([paint, pause]);
}

/** The text font, a variable font with all weights from regular to bold. */
export const textFace = { family: "Special Gothic", weight: "400 700" };

/** A font of texts: its family, the address of its file and the characters that it draws. */
export type TextFont = [family: string, url: string, characters: string];

/**
 * Adds a font of texts to the document. If the page's text is set in it, this waits until it has loaded, so
 * that the page is laid out once more and not twice. On other pages the browser loads it when a character
 * needs it.
 */
export async function addTextFont([family, url, unicodeRange]: TextFont): Promise<void> {
  const { weight } = textFace;
  const descriptors = { weight, unicodeRange, display: "swap" } as const;
  const face = new FontFace(family, `url(${url})format("woff2")`, descriptors);
  const isText = getComputedStyle(document.body).fontFamily.includes(family);
  const isUsed = isText || document.querySelector(`[style*="${family}"]`);
  // A font that fails to load is added as well, so that the browser can try again.
  if (isUsed) await face.load().catch(() => undefined);
  document.fonts.add(face);
}

/** Loads and runs a script at low priority, and without waiting for other scripts. */
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
 * Shows the page as it is without scripts if an error occurs before hydration, and reverts that if the page
 * is hydrated later.
 * @returns call it when a script could not be loaded
 */
function watchFailures(): () => void {
  const { dataset } = document.documentElement;
  const giveUp = (): void => {
    if (!("hydrated" in dataset)) showWithoutScripts();
  };
  addEventListener("unhandledrejection", giveUp);
  // Firefox runs the part of a file that arrived before the connection broke.
  addEventListener("error", giveUp);
  addEventListener(hydratedEvent, () => delete dataset.noscript, { once: true });
  return giveUp;
}

/**
 * Remembers a button that is pressed before it is hydrated, and clicks it after hydration. While the page is
 * shown as without scripts, the browser handles presses natively, so that a form is validated and posted.
 * @param onPress called at a press that is remembered
 */
function keepPresses(onPress: () => void): void {
  let pressed: HTMLElement | null = null;

  const press = (event: Event): void => {
    const button = (event.target as Element).closest("button");
    if (!button || "noscript" in document.documentElement.dataset || isHydrated(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    onPress();
  };

  const click = (): void => {
    const button = pressed;
    if (!button) return;
    if (!isHydrated(button)) {
      // Makes the lazy part of the button load.
      button.dispatchEvent(new Event("focusin", { bubbles: true }));
      return;
    }
    pressed = null;
    // Chakra's accordion ignores a click on a button whose focus event it has not received.
    button.blur();
    button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    button.focus({ preventScroll: true });
    button.click();
  };

  addEventListener("click", press, true);
  addEventListener(hydratedEvent, () => setTimeout(click));
}

/**
 * Runs inline at the end of every page. It loads Gatsby's scripts when the page is painted, loaded and
 * idle, or when a button is pressed. As async scripts, which Gatsby writes, they delay the largest paint
 * from 1.0 to 2.0 s (Lighthouse mobile). A script that fails is requested once more.
 * @param settings data attributes of its script element: `scripts`, addresses separated by spaces
 */
export function startScripts({ scripts = "" }: DOMStringMap): void {
  const textFonts = JSON.parse(document.body.dataset.textFonts ?? "[]") as TextFont[];
  window.pagePath = document.documentElement.dataset.path;
  // Gatsby 5.16 writes the chunks of each page as a string, but its loader reads an object.
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
  painted.then(() => Promise.all(textFonts.map(addTextFont))).then(align);
  addEventListener("load", () => painted.then(() => whenIdle(start)));
  // A page whose load event takes longer starts all the same.
  setTimeout(start, 5000);
}
