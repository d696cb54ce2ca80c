import type { ElementHandle, Page } from "puppeteer-core";
import { headerHeight } from "./find";

/** How far the page is scrolled, in px. */
export const scrollY = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

export const pageHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Scrolls at once, and waits for two frames, in which the page reacts. */
export const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top, behavior: "instant" });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    y,
  );

/** Scrolls through the page, so that everything lazy is requested. */
export async function readThrough(page: Page): Promise<void> {
  for (let y = 0; y < (await pageHeight(page)); y += 400) await scrollTo(page, y);
}

/** Waits until the page has not scrolled for twelve frames. Returns how far it is scrolled then. */
export async function scrollingEnds(page: Page): Promise<number> {
  await page.waitForFunction(async () => {
    const y = window.scrollY;
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    return window.scrollY === y;
  });
  return scrollY(page);
}

/** Scrolls until the top of an element is at a height of the window. */
export async function bringTo(page: Page, element: ElementHandle, top: number): Promise<void> {
  const y = await element.evaluate((node) => window.scrollY + node.getBoundingClientRect().top);
  await scrollTo(page, y - top);
}

/** Waits for the end of scrolling, and asserts that a section begins below the header. */
export async function expectAtTop(page: Page, id: string): Promise<void> {
  await page.waitForSelector(`section[id="${id}"]`);
  await scrollingEnds(page);
  const top = await page.$eval(`section[id="${id}"]`, (node) => node.getBoundingClientRect().top);
  expect(Math.abs(top - headerHeight)).toBeLessThanOrEqual(2);
}
