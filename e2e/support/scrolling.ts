import type { ElementHandle, Page } from "puppeteer-core";
import { boxOf, eventually } from "./find";

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
  // An object, because the position can be 0, which is falsy.
  const { y } = await eventually(() =>
    page.evaluate(async () => {
      let [last, still] = [Number.NaN, 0];
      while (still < 12) {
        still = window.scrollY === last ? still + 1 : 0;
        last = window.scrollY;
        await new Promise(requestAnimationFrame);
      }
      return { y: Math.round(last) };
    }),
  );
  return y;
}

/** Scrolls until the top of an element is at a height of the window. */
export async function bringTo(page: Page, element: ElementHandle, top: number): Promise<void> {
  const offset = await element.evaluate((node) => node.getBoundingClientRect().top);
  await scrollTo(page, (await scrollY(page)) + offset - top);
}

/** The top of a section in the window. Waits for the section. */
export async function topOf(page: Page, id: string): Promise<number> {
  const section = await page.waitForSelector(`section[id="${id}"]`);
  return section ? (await boxOf(section)).top : Number.NaN;
}
