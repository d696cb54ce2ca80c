/**
 * Runs inline at the end of every page, the same text on each. It gives Gatsby the globals that its
 * own inline scripts would set, and loads Gatsby's scripts once the page is painted and its pictures
 * and fonts are there, or at the first sign of intent. A button that is pressed before React has
 * taken over is remembered and pressed again then. While scripts fail, the page is its scriptless
 * self, with every answer open and links in place of menus. It must not import anything.
 * @param settings data attributes of its script element: `scripts`, addresses separated by spaces;
 * `chunks`, Gatsby's chunk map as JSON; `hash`, webpack's compilation hash
 */
export function scriptLoader(settings: DOMStringMap): void {
  const root = document.documentElement;
  const intents = ["pointerdown", "keydown", "focusin"];
  /** How long the first attempt may wait for the page's load event, in milliseconds. */
  const patience = 5000;
  let isStarted = false;
  let pressed: HTMLElement | null = null;
  let scriptless: Element | null = null;

  Object.assign(window, {
    pagePath: document.body.dataset.path,
    ___chunkMapping: settings.chunks,
    ___webpackCompilationHash: settings.hash,
  });

  /** Whether React answers a button: those of the sections when the code of those is there. */
  const isAlive = (button: Element | null): boolean =>
    "interactive" in root.dataset && ("whole" in root.dataset || !button?.closest("main section"));

  const isWhole = (): boolean => isAlive(document.querySelector("main section button"));

  const doWithout = (): void => {
    if (scriptless || isWhole()) return;
    const css = document.querySelector("head noscript")?.textContent || "";
    scriptless = document.createElement("style");
    scriptless.textContent = css.replace(/<[^>]*>/g, "");
    document.head.append(scriptless);
  };

  const giveUp = (): void => {
    if (!("interactive" in root.dataset)) doWithout();
  };

  const append = (src: string, isRetry: boolean): void => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.setAttribute("fetchpriority", "low");
    script.onerror = () => (isRetry ? giveUp() : append(src, true));
    document.head.append(script);
  };

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const src of (settings.scripts || "").split(" ")) append(src, false);
  };

  const press = (event: Event): void => {
    const button = (event.target as Element).closest("button");
    if (!button || isAlive(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };

  const becomeInteractive = (): void => {
    if (scriptless && isWhole()) scriptless.remove();
    const button = pressed;
    if (!button || !isAlive(button)) return;
    pressed = null;
    // React takes a section over at the first event in it. The accordion answers only to a button
    // of which it has seen that it got the focus.
    button.blur();
    button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    button.focus({ preventScroll: true });
    button.click();
  };

  for (const type of intents) addEventListener(type, start, { capture: true, once: true });
  addEventListener("click", press, true);
  addEventListener("unhandledrejection", giveUp);
  addEventListener("scriptless", doWithout);
  addEventListener("interactive", becomeInteractive);
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start);
    else setTimeout(start, 100);
  });
  setTimeout(start, patience);
}
