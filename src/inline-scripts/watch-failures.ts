import { hydratedEvent, showWithoutScripts } from "../lazy/hydration";

/**
 * Shows the page as it is without scripts if an error occurs before hydration, and reverts that if the page
 * is hydrated later.
 * @returns call it when a script could not be loaded
 */
export function watchFailures(): () => void {
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
