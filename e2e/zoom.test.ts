import type { Page } from "puppeteer-core";
import { inOneBrowser } from "./support/browser";
import { isPublished } from "./support/cases";
import { overflowing } from "./support/overflow";
import { previewAddress } from "./support/preview";
import { pathIn, samplePages } from "./support/texts";

const open = inOneBrowser();
const codes = ["en", "ar", "hi", "ja", "ru"].filter(isPublished);
const paths = ["/", "/terms", samplePages.product, previewAddress, "/no-such-page"];

/** What a window of 1280 × 1024 holds at 400 %, in CSS px (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 256 };

/**
 * The spacing that WCAG 2.2, 1.4.12 lets a reader set. Scripts whose letters are joined know no
 * letter spacing, and the criterion does not ask for it there.
 */
const spacing = (isJoined: boolean) => `*, ::before, ::after {
  line-height: 1.5 !important;
  word-spacing: 0.16em !important;
  ${isJoined ? "" : "letter-spacing: 0.12em !important;"}
}
p { margin-block-end: 2em !important; }`;

/** A reader's own style sheet is the browser's, which the page's policy does not bind. */
const setSpacing = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** How far the page can be moved sideways, in px; beside a scroll bar, where the browser has one. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ left: 1000, behavior: "instant" });
    scrollTo({ left: -1000, behavior: "instant" });
    const reached = Math.abs(scrollX);
    const { scrollWidth, clientWidth } = document.documentElement;
    return reached + scrollWidth - clientWidth;
  });

describe.each(codes)("zoomed to 400 %%, in %s", (code) => {
  test.each(paths)("%s loses nothing, and reads without moving sideways", async (path) => {
    const page = await open({ path: pathIn(code, path), size: "desktop" });
    await page.setViewport(zoomed);
    expect(await overflowing(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
  });
});

describe.each(codes)("with the reader's own text spacing, in %s", (code) => {
  test.each(paths)("%s loses nothing", async (path) => {
    const page = await open({ path: pathIn(code, path), size: "desktop" });
    await setSpacing(page, spacing(code === "ar" || code === "hi"));
    const found: Record<number, string[]> = {};
    for (const width of [320, 390, 1280]) {
      await page.setViewport({ width, height: 844 });
      found[width] = await overflowing(page);
    }
    expect(found).toEqual({ 320: [], 390: [], 1280: [] });
  });
});

/** Has the page keep how long each movement lasts that begins on it, in ms: some end early. */
const keepMovements = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const ends: number[] = [];
    Object.assign(window, { ends });
    addEventListener("animationstart", () => {
      for (const each of document.getAnimations()) {
        ends.push(Number(each.effect?.getComputedTiming().endTime));
      }
    });
  });

test.each(codes)("nothing on the page in %s moves by itself for more than 5 s", async (code) => {
  const options = { size: "desktop", reducedMotion: false, before: keepMovements } as const;
  const page = await open({ path: pathIn(code, "/"), ...options });
  const ends = await page.evaluate(() => (window as unknown as { ends: number[] }).ends);
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
});
