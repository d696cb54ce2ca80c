import { whenIdle } from "./when-idle";

/** What the script loader hears: buttons that were pressed in vain may answer now. */
export const interactiveEvent = "interactive";

/** What the script loader hears when code fails again and again: the page does without scripts. */
export const scriptlessEvent = "scriptless";

function mark(name: "interactive" | "whole"): void {
  if (typeof document === "undefined") return;
  document.documentElement.dataset[name] = "";
  window.dispatchEvent(new Event(interactiveEvent));
}

/** On <html>, says that React has taken over the page. */
export const markInteractive = () => mark("interactive");

/** On <html>, says that the code of the sections that come later is there. */
export const markWhole = () => mark("whole");

/** Whether React has taken over the page. */
export const isInteractive = () => "interactive" in document.documentElement.dataset;

/** Whether the code of the sections is there. */
export const isWhole = () => "whole" in document.documentElement.dataset;

/** What an element has whose code comes when it is near, and when it is there. */
const waitingPart = "[data-late]:not([data-alive])";

/** Says that the code of such an element is there. */
export function markAlive(element: HTMLElement): void {
  element.dataset.alive = "";
  window.dispatchEvent(new Event(interactiveEvent));
}

/** Whether React answers a button: those of the sections when the code of those is there. */
export const isAlive = (button: Element): boolean =>
  isInteractive() && (isWhole() || !button.closest("main section")) && !button.closest(waitingPart);

/** Waits until React has taken over the visit's first page and that page has nothing else to do. */
export function afterPage(): Promise<void> {
  if (isInteractive()) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener(interactiveEvent, () => whenIdle(resolve), { once: true });
  });
}
