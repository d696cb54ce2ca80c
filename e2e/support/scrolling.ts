import type { ElementHandle, Page } from "puppeteer-core";
import { boxOf, eventually } from "./find";

/** Where the page is scrolled to. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** How tall the page is, in px. */
export const pageHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

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

/** Goes through the page, so that everything that loads lazily is asked for. */
export async function readThrough(page: Page): Promise<void> {
  for (let y = 0; y < (await pageHeight(page)); y += 400) await scrollTo(page, y);
}

/** Waits until the page has stood still for some frames; where it is then. */
export async function scrollingEnds(page: Page): Promise<number> {
  const { y } = await eventually(() =>
    page.evaluate(
      () =>
        new Promise<{ y: number }>((resolve) => {
          let [last, still] = [Number.NaN, 0];
          const look = () => {
            still = window.scrollY === last ? still + 1 : 0;
            last = window.scrollY;
            if (still < 12) requestAnimationFrame(look);
            else resolve({ y: Math.round(last) });
          };
          look();
        }),
    ),
  );
  return y;
}

/** Scrolls until an element's top stands at a height of the window. */
export async function bringTo(page: Page, element: ElementHandle, top: number): Promise<void> {
  const offset = await element.evaluate((node) => node.getBoundingClientRect().top);
  await scrollTo(page, (await scrollY(page)) + offset - top);
}

/** Where a section's top stands in the window, once it is there. */
export async function topOf(page: Page, id: string): Promise<number> {
  const section = await page.waitForSelector(`section[id="${id}"]`);
  return section ? (await boxOf(section)).top : Number.NaN;
}
