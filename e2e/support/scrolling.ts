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

/** A line of text, and how far its top stands below the window's. */
export interface Line {
  text: string;
  top: number;
}

const lines = "main :is(h2, h3, p, li, td)";

/**
 * The first line of text that the window shows below the header: what a visitor reads there. It
 * tells a place better than a number does, which changes when something above it grows.
 */
export async function lineInView(page: Page): Promise<Line> {
  await page.evaluate(() => document.fonts.ready);
  const found = await page.$$eval(lines, (nodes) => {
    const node = nodes.find((each) => each.getBoundingClientRect().top > 80 && each.textContent);
    return node && { text: node.textContent ?? "", top: node.getBoundingClientRect().top };
  });
  if (!found) throw new Error("The window shows no text");
  return found;
}

/** How far a line's top stands below the window's; NaN if the page has no such line. */
export function topOfLine(page: Page, { text }: Line): Promise<number> {
  return page.$$eval(
    lines,
    (nodes, said) =>
      nodes.find((each) => each.textContent === said)?.getBoundingClientRect().top ?? Number.NaN,
    text,
  );
}
