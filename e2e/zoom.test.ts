import type { Page } from "puppeteer-core";
import { overflowing } from "./checks/overflow";
import { inOneBrowser } from "./support/browser";
import { isPublished } from "./support/cases";
import { previewAddress } from "./support/preview";
import { pathIn, samplePages } from "./support/texts";

const open = inOneBrowser();
const codes = ["en", "ar", "hi", "ja", "ru"].filter(isPublished);
const paths = ["/", "/terms", samplePages.product, previewAddress, "/no-such-page"];

/** A window of 1280 × 1024 at 400 %, in CSS px (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 256 };

/**
 * The text spacing of WCAG 2.2, 1.4.12. Scripts with joined letters have no letter spacing, so the criterion
 * does not require it there.
 */
const spacing = (isJoined: boolean) => `*, ::before, ::after {
  line-height: 1.5 !important;
  word-spacing: 0.16em !important;
  ${isJoined ? "" : "letter-spacing: 0.12em !important;"}
}
p { margin-block-end: 2em !important; }`;

/** Adds a style sheet as a reader would, to which the Content-Security-Policy does not apply. */
const setSpacing = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** How far the page can be scrolled horizontally, in px. */
const horizontalScroll = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ left: 1000, behavior: "instant" });
    scrollTo({ left: -1000, behavior: "instant" });
    const reached = Math.abs(scrollX);
    const { scrollWidth, clientWidth } = document.documentElement;
    return reached + scrollWidth - clientWidth;
  });

describe.each(codes)("zoomed to 400 %%, in %s", (code) => {
  test.each(paths)(
    "%s has no text that overflows, and does not scroll horizontally",
    async (path) => {
      const page = await open({ path: pathIn(code, path), size: "desktop" });
      await page.setViewport(zoomed);
      expect(await overflowing(page)).toEqual([]);
      expect(await horizontalScroll(page)).toBe(0);
    },
  );
});

describe.each(codes)("with the text spacing of a reader, in %s", (code) => {
  test.each(paths)("%s has no text that overflows", async (path) => {
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

/** Records the duration of each animation when it starts, in ms. */
const recordAnimations = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const ends: number[] = [];
    Object.assign(window, { ends });
    addEventListener("animationstart", () => {
      for (const each of document.getAnimations()) {
        ends.push(Number(each.effect?.getComputedTiming().endTime));
      }
    });
  });

test.each(codes)("no animation of the page in %s takes more than 5 s", async (code) => {
  const options = { size: "desktop", reducedMotion: false, before: recordAnimations } as const;
  const page = await open({ path: pathIn(code, "/"), ...options });
  const ends = await page.evaluate(() => (window as unknown as { ends: number[] }).ends);
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
});
