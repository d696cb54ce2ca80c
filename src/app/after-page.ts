import { interactiveEvent, isWanted, wantedEvent } from "./mark-interactive";
import { whenIdle } from "./when-idle";

/**
 * Waits until React has taken over the visit's first page and that page has nothing else to do, or a
 * button of a section is pressed; the build and later pages do not wait.
 */
export function afterPage(): Promise<void> {
  if (typeof window === "undefined" || isWanted()) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener(wantedEvent, () => resolve(), { once: true });
    window.addEventListener(interactiveEvent, () => whenIdle(resolve), { once: true });
  });
}
