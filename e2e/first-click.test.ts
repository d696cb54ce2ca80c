import type { ElementHandle, Page } from "puppeteer-core";
import { inOneBrowser, isFirefox } from "./support/browser";
import { bothLanguages, crosswise } from "./support/cases";
import { boxOf, eventually, find } from "./support/find";
import { scrollingEnds, scrollY, topOf } from "./support/scrolling";
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

/** Waits until the page has scrolled to its end, at more heights than a jump and a correction have. */
async function scrollsAllTheWay(page: Page): Promise<void> {
  await eventually(async () => (await heights(page)) > 4);
  await scrollingEnds(page);
}

/** Waits until the page has moved and stands. */
async function arrives(page: Page): Promise<void> {
  await eventually(() => heights(page));
  await scrollingEnds(page);
}

/** Presses as a finger, or as a mouse that has not been moved before. */
async function press(page: Page, link: ElementHandle<HTMLElement>, size: string): Promise<void> {
  const { left, top } = await boxOf(link);
  if (size === "phone" && !isFirefox) await page.touchscreen.tap(left + 4, top + 4);
  else await link.evaluate((node) => node.click());
}

const slowFonts = { match: /\.woff2$/, kind: "delay", ms: 800 } as const;
const slowScripts = { match: /\.js$/, kind: "delay", ms: 800 } as const;

describe.each(crosswise)("the first click, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, key);
  const home = { path: pathIn(code, "/"), size, waitUntil: "load" } as const;
  const opened = (reducedMotion = false) =>
    open({ ...home, origin: server.url(), reducedMotion, before: watchScrolling });

  test.each([
    ["with everything there", []],
    ["with fonts and scripts late", [slowFonts, slowScripts]],
  ])("on “Learn more” scrolls to the features, %s", async (_, faults) => {
    server.fail(...faults);
    const page = await opened();
    await press(page, await find(page, "link", t("landing:hero.more")), size);
    await scrollsAllTheWay(page);
    expect(Math.abs((await topOf(page, "features")) - 72)).toBeLessThanOrEqual(2);
    // The fonts, the scripts and what they do leave it there.
    await page.waitForNetworkIdle();
    expect(Math.abs((await topOf(page, "features")) - 72)).toBeLessThanOrEqual(2);
  });

  test("is there at once where less motion is wanted", async () => {
    const page = await opened(true);
    await press(page, await find(page, "link", t("landing:hero.more")), size);
    await arrives(page);
    expect(await heights(page)).toBe(1);
    expect(Math.abs((await topOf(page, "features")) - 72)).toBeLessThanOrEqual(2);
  });
});

const last = data.navigation.main.at(-1) ?? { id: "", anchor: "" };

describe.each(bothLanguages)("on a desk, $code", ({ code }) => {
  const options = { size: "desktop", reducedMotion: false, before: watchScrolling } as const;

  test("the first click on a link of the header scrolls all the way to its section", async () => {
    server.fail(slowFonts, slowScripts);
    const path = pathIn(code, "/");
    const page = await open({ ...options, path, origin: server.url(), waitUntil: "load" });
    const nav = await find(page, "navigation", texts(code, "common:nav.main"));
    await press(page, await find(nav, "link", texts(code, `common:nav.${last.id}`)), "desktop");
    await scrollsAllTheWay(page);
    await page.waitForNetworkIdle();
    expect(Math.abs((await topOf(page, last.anchor)) - 72)).toBeLessThanOrEqual(2);
  });

  test("a page that opens at an anchor is there at once, and stays where fonts come late", async () => {
    server.fail(slowFonts);
    const path = pathIn(code, `/#${last.anchor}`);
    const page = await open({ ...options, path, origin: server.url(), waitUntil: "load" });
    await arrives(page);
    const [first = 0] = await page.evaluate(() => window.seen);
    // A font that arrives later may move it a little.
    expect(Math.abs(first - (await scrollY(page)))).toBeLessThan(100);
    await page.waitForNetworkIdle();
    await scrollingEnds(page);
    expect(Math.abs((await topOf(page, last.anchor)) - 72)).toBeLessThanOrEqual(2);
  });
});
