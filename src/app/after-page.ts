import { interactiveEvent, isInteractive } from "./mark-interactive";
import { whenIdle } from "./when-idle";

/**
 * Waits until React has taken over the visit's first page and that page has nothing else to do; the
 * build and later pages do not wait.
 */
export function afterPage(): Promise<void> {
  if (typeof window === "undefined" || isInteractive()) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener(interactiveEvent, () => whenIdle(resolve), { once: true });
  });
}
