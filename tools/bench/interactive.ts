import type { Page } from "puppeteer-core";

/** A phone as Lighthouse emulates it. */
export const phone = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const marks = ["interactive", "whole"] as const;

/**
 * Has each document note when React has taken over, and when the code of all sections was there,
 * which attributes of <html> tell.
 */
export async function noteInteractive(page: Page): Promise<void> {
  await page.evaluateOnNewDocument((names: typeof marks) => {
    const missing = new Set<string>(names);
    const observer = new MutationObserver(() => {
      for (const name of missing) {
        if (!document.documentElement.hasAttribute(`data-${name}`)) continue;
        performance.mark(name);
        missing.delete(name);
      }
      if (missing.size === 0) observer.disconnect();
    });
    const attributeFilter = names.map((name) => `data-${name}`);
    observer.observe(document, { attributes: true, attributeFilter, subtree: true });
  }, marks);
}

/**
 * When React had taken over, or the code of all sections was there, in milliseconds after the start
 * of the page. Infinity if nothing told: then all scripts count as before the first interaction.
 */
export function interactiveAt(page: Page, mark: (typeof marks)[number] = "interactive") {
  return page.evaluate(
    (name) => performance.getEntriesByName(name, "mark")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    mark,
  );
}

/** Waits until the page asks for nothing more by itself. */
export async function settled(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 1500, timeout: 60_000 });
}

/** What a trace is told of the first sign of a visitor. */
export const touchMark = "touch";

/** Gives the page the first sign of a visitor, and waits until it asks for nothing more. */
export async function touch(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    performance.mark(mark);
    dispatchEvent(new PointerEvent("pointermove"));
  }, touchMark);
  await settled(page);
}
