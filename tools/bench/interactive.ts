import type { Page } from "puppeteer-core";

/** A phone as Lighthouse emulates it. */
export const phone = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Has each document note when React has taken over, which the attribute data-interactive tells. */
export async function noteInteractive(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const observer = new MutationObserver(() => {
      if (!document.documentElement.hasAttribute("data-interactive")) return;
      performance.mark("interactive");
      observer.disconnect();
    });
    observer.observe(document, {
      attributes: true,
      attributeFilter: ["data-interactive"],
      subtree: true,
    });
  });
}

/**
 * When React had taken over, in milliseconds after the start of the page. Infinity if nothing told:
 * then all that was asked for without a touch counts as before the first interaction.
 */
export function interactiveAt(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName("interactive")[0]?.startTime ?? Number.POSITIVE_INFINITY,
  );
}

/** Waits until the page asks for nothing more by itself. */
export async function settled(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 1500, timeout: 60_000 });
}
