import type { ElementHandle, Page } from "puppeteer-core";
import { inOneBrowser, isFirefox } from "./support/browser";
import { bothLanguages, crosswise, isFull, once } from "./support/cases";
import { boxOf, eventually, find } from "./support/find";
import { scrollingEnds, topOf } from "./support/scrolling";
import { ownServer } from "./support/servers";
import { data, pathIn, texts } from "./support/texts";

// The first act of a visit, before any of the page's scripts is there: nothing else has been done.
const open = inOneBrowser();
const server = ownServer();

declare global {
  interface Window {
    /** Where the page was at each scroll event. */
    seen: number[];
  }
}

const watchScrolling = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    window.seen = [];
    addEventListener("scroll", () => window.seen.push(Math.round(window.scrollY)));
  });

/** At how many heights the page has been seen. */
const heights = (page: Page) => page.evaluate(() => new Set(window.seen).size);

/** Waits until the page has moved, and stands: where it was seen first, and where it stands. */
async function arrives(page: Page): Promise<{ first: number; end: number }> {
  await eventually(async () => (await heights(page)) > 0);
  const end = await scrollingEnds(page);
  const first = await page.evaluate(() => window.seen[0] ?? 0);
  return { first, end };
}

/** What a font that comes later may move a page that has jumped, in px. */
const correction = 100;

/** Asserts that the page was seen on its way, however few steps a busy machine draws. */
async function scrolls(page: Page): Promise<void> {
  const { first, end } = await arrives(page);
  expect(Math.abs(first - end)).toBeGreaterThan(correction);
}

/** Asserts that a section begins below the header, also when all that comes late is there. */
async function staysAt(page: Page, id: string): Promise<void> {
  expect(Math.abs((await topOf(page, id)) - 72)).toBeLessThanOrEqual(2);
  await page.waitForNetworkIdle();
  await scrollingEnds(page);
  expect(Math.abs((await topOf(page, id)) - 72)).toBeLessThanOrEqual(2);
}

/** Presses as a finger, or as a mouse that has not been moved before. */
async function press(page: Page, link: ElementHandle<HTMLElement>, size: string): Promise<void> {
  const { left, top } = await boxOf(link);
  if (size === "phone" && !isFirefox) await page.touchscreen.tap(left + 4, top + 4);
  else await link.evaluate((node) => node.click());
}

const slowFonts = { match: /\.woff2$/, kind: "delay", ms: 800 } as const;
const slowScripts = { match: /\.js$/, kind: "delay", ms: 800 } as const;

const opened = (path: string, size: "desktop" | "phone", reducedMotion = false) =>
  open({
    ...{ path, size, reducedMotion, before: watchScrolling },
    ...{ origin: server.url(), waitUntil: "load" },
  });

const learnMore = (page: Page, code: string) =>
  find(page, "link", texts(code, "landing:hero.more"));

test.each(crosswise)(
  "the first click on “Learn more” scrolls to the features before fonts and scripts are there, $code, $size",
  async ({ code, size }) => {
    server.fail(slowFonts, slowScripts);
    const page = await opened(pathIn(code, "/"), size);
    await press(page, await learnMore(page, code), size);
    await scrolls(page);
    await staysAt(page, "features");
  },
);

test.each(once)("it is there at once where less motion is wanted, $code, $size", async (each) => {
  const page = await opened(pathIn(each.code, "/"), each.size, true);
  await press(page, await learnMore(page, each.code), each.size);
  await arrives(page);
  expect(await heights(page)).toBe(1);
  await staysAt(page, "features");
});

const last = data.navigation.main.at(-1) ?? { id: "", anchor: "" };

describe.each(isFull ? bothLanguages : bothLanguages.slice(-1))("on a desk, $code", ({ code }) => {
  test("the first click on a link of the header scrolls all the way to its section", async () => {
    // While scripts start, a busy machine may draw nothing of the way.
    server.fail(slowScripts);
    const page = await opened(pathIn(code, "/"), "desktop");
    const nav = await find(page, "navigation", texts(code, "common:nav.main"));
    await press(page, await find(nav, "link", texts(code, `common:nav.${last.id}`)), "desktop");
    await scrolls(page);
    await staysAt(page, last.anchor);
  });

  test("a page that opens at an anchor is there at once, and stays where fonts come late", async () => {
    server.fail(slowFonts);
    const page = await opened(pathIn(code, `/#${last.anchor}`), "desktop");
    const { first, end } = await arrives(page);
    expect(Math.abs(first - end)).toBeLessThan(correction);
    await staysAt(page, last.anchor);
  });
});
