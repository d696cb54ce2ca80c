import type { ElementHandle, Page } from "puppeteer-core";
import { inOneBrowser, isFirefox } from "./support/browser";
import { bothLanguages, fullMatrix, isFull, smokeMatrix } from "./support/cases";
import { boxOf, find } from "./support/find";
import { scrollingEnds, topOf } from "./support/scrolling";
import { ownServer } from "./support/servers";
import { data, pathIn, texts } from "./support/texts";

// The first click of a visit, before the scripts of the page have loaded.
const open = inOneBrowser();
const server = ownServer();

declare global {
  /** When a link was clicked, in ms after navigation. */
  var pressed: number;
  /** The position at each scroll event, and its time in ms after navigation. */
  var seen: { y: number; at: number }[];
}

const watchScrolling = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    window.pressed = 0;
    window.seen = [];
    addEventListener("click", ({ timeStamp }) => (window.pressed = timeStamp), true);
    addEventListener("scroll", () =>
      window.seen.push({ y: Math.round(window.scrollY), at: performance.now() }),
    );
  });

/** How far a font that loads late may move a page that is scrolled to a hash, in px. */
const correction = 100;

/** Waits for the end of scrolling. Returns all positions, the last one, and how long it took in ms. */
async function arrives(page: Page): Promise<{ ys: number[]; end: number; took: number }> {
  await page.waitForFunction(() => window.seen.length > 0);
  const end = await scrollingEnds(page);
  const { pressed, seen } = await page.evaluate(() => ({
    pressed: window.pressed,
    seen: window.seen,
  }));
  const arrival = seen.find(({ y }) => Math.abs(y - end) <= correction)?.at ?? Number.NaN;
  return { ys: seen.map(({ y }) => y), end, took: arrival - pressed };
}

/** Asserts that scrolling took some time. A busy machine may not draw the positions between. */
const scrolls = async (page: Page) => expect((await arrives(page)).took).toBeGreaterThan(200);

/** Asserts that a section begins below the header, and still does when everything has loaded. */
async function staysAt(page: Page, id: string): Promise<void> {
  expect(Math.abs((await topOf(page, id)) - 72)).toBeLessThanOrEqual(2);
  await page.waitForNetworkIdle();
  await scrollingEnds(page);
  expect(Math.abs((await topOf(page, id)) - 72)).toBeLessThanOrEqual(2);
}

/** Taps a link on a phone, and clicks it on a desktop without moving the mouse. */
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

test.each(fullMatrix)(
  "the first click on “Learn more” scrolls to the features before fonts and scripts have loaded, $code, $size",
  async ({ code, size }) => {
    server.fail(slowFonts, slowScripts);
    const page = await opened(pathIn(code, "/"), size);
    await press(page, await learnMore(page, code), size);
    await scrolls(page);
    await staysAt(page, "features");
  },
);

test.each(smokeMatrix)(
  "the first click jumps to the features under reduced motion, $code, $size",
  async (each) => {
    const page = await opened(pathIn(each.code, "/"), each.size, true);
    await press(page, await learnMore(page, each.code), each.size);
    expect(new Set((await arrives(page)).ys).size).toBe(1);
    await staysAt(page, "features");
  },
);

const last = data.navigation.main.at(-1) ?? { id: "", anchor: "" };

describe.each(isFull ? bothLanguages : bothLanguages.slice(-1))(
  "on a desktop, $code",
  ({ code }) => {
    test("the first click on a link of the header scrolls to its section", async () => {
      server.fail(slowScripts);
      const page = await opened(pathIn(code, "/"), "desktop");
      const nav = await find(page, "navigation", texts(code, "common:nav.main"));
      await press(page, await find(nav, "link", texts(code, `common:nav.${last.id}`)), "desktop");
      await scrolls(page);
      await staysAt(page, last.anchor);
    });

    test("a page that opens with a hash jumps there, and stays there when fonts load late", async () => {
      server.fail(slowFonts);
      const page = await opened(pathIn(code, `/#${last.anchor}`), "desktop");
      const { ys, end } = await arrives(page);
      expect(Math.abs((ys[0] ?? Number.NaN) - end)).toBeLessThan(correction);
      await staysAt(page, last.anchor);
    });
  },
);
