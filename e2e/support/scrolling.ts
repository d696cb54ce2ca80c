import type { ElementHandle, Page } from "puppeteer-core";
import { eventually } from "./find";

/** Where the page is scrolled to. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls at once, and waits for the two frames in which the page answers. */
export function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top, behavior: "instant" });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    y,
  );
}

/** Waits until the page has stopped scrolling. */
export async function scrollingEnds(page: Page): Promise<number> {
  const seen: number[] = [];
  await eventually(async () => {
    seen.push(await scrollY(page));
    return seen.length > 8 && new Set(seen.slice(-8)).size === 1;
  });
  return scrollY(page);
}

/** Scrolls until an element's top stands at a height of the window. */
export async function bringTo(page: Page, element: ElementHandle, top: number): Promise<void> {
  const offset = await element.evaluate((node) => node.getBoundingClientRect().top);
  await scrollTo(page, (await scrollY(page)) + offset - top);
}
