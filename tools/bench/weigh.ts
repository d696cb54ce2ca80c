import type { Browser, Page } from "puppeteer-core";
import type { Figures } from "./budgets";
import { brotli, bytesOfHero } from "./html";
import { newVisitor, openWhole } from "./visitor";

/** Has a page note when React has taken over, which an attribute of <html> tells. */
async function noteInteractive(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const observer = new MutationObserver(() => {
      if (!document.documentElement.hasAttribute("data-hydrated")) return;
      performance.mark("interactive");
      observer.disconnect();
    });
    observer.observe(document, { attributes: true, subtree: true });
  });
}

/** What a page has asked for: bytes as they were sent, and times in ms after its start. */
function timingsOf(page: Page) {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return {
      loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
      interactive: performance.getEntriesByName("interactive")[0]?.startTime,
      resources: resources.map((resource) => ({
        path: new URL(resource.name).pathname,
        start: resource.startTime,
        bytes: resource.encodedBodySize,
        isBlocking:
          "renderBlockingStatus" in resource && resource.renderBlockingStatus === "blocking",
      })),
    };
  });
}

/** The bytes of some files, each counted once. */
function bytesOf(resources: readonly { path: string; bytes: number }[]): number {
  const sizes = new Map(resources.map(({ path, bytes }) => [path, bytes]));
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Weighs a page on a phone, untouched: bytes as a host sends them that compresses beforehand. Where
 * React never takes over, all scripts count as before that.
 */
export async function weigh(browser: Browser, url: string): Promise<Figures> {
  const html = await (await fetch(url)).text();
  const page = await newVisitor(browser);
  await noteInteractive(page);
  await openWhole(page, url);
  const { loaded, interactive = Number.POSITIVE_INFINITY, resources } = await timingsOf(page);
  await page.browserContext().close();
  const filesOf = (type: RegExp) => resources.filter(({ path }) => type.test(path));
  const scripts = filesOf(/\.js$/);
  const first = scripts.filter(({ start }) => start <= interactive);
  const stream = brotli(html);
  return {
    html: stream.length,
    hero: html.includes('id="home"') ? bytesOfHero(html, stream) : undefined,
    scriptBeforeLoad: bytesOf(scripts.filter(({ start }) => start < loaded)),
    script: bytesOf(first),
    idleScript: bytesOf(scripts) - bytesOf(first),
    fonts: bytesOf(filesOf(/\.woff2$/)),
    images: filesOf(/\.(?:avif|webp|png|jpe?g|svg)$/).length,
    paintBlockers: resources.filter(({ isBlocking }) => isBlocking).length,
  };
}
