import type { Page } from "puppeteer-core";
import { isShipped } from "../src/testing/content";
import { textFace } from "../src/theme/tokens";
import { setUpBrowser } from "./support/browser";
import { fullMatrix, isFull, isPublished, otherThan, smokeMatrix } from "./support/cases";
import { eventually, find } from "./support/find";
import { bringProductDemo } from "./support/product-demo";
import { pageHeight, readThrough } from "./support/scrolling";
import { setUpServer } from "./support/servers";
import { stopClock } from "./support/states";
import { data, localePath, textIn } from "./support/texts";

const server = setUpServer();
const open = setUpBrowser(server);

/** Records the layout shifts that CLS counts. */
const watchShifts = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) performance.mark("shift", { detail: value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The sum of the layout shifts so far, in thousandths. */
const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const shifts = performance.getEntriesByName("shift") as PerformanceMark[];
    return Math.floor(shifts.reduce((sum, { detail }) => sum + detail, 0) * 1000);
  });

const cases = [
  ...fullMatrix,
  ...(isFull ? ["ja", "ru"] : [])
    .filter(isPublished)
    .map((code) => ({ code, size: "phone" as const })),
];

/**
 * The layout shift that is accepted when the text font arrives late, in thousandths. It is 0 for the shipped
 * content. In other texts, a paragraph may have one more line in the fallback font. 25 is a quarter of what
 * Google calls good.
 */
const limit = isShipped ? 0 : 25;

beforeEach(() => server.fail({ match: /\.woff2$/, kind: "delay", ms: 500 }));

test.each(cases)(
  "nothing moves while the page loads and is scrolled, $code, $size",
  async ({ code, size }) => {
    const path = localePath(code, "/");
    const page = await open({ path, size, before: watchShifts });
    await readThrough(page);
    await page.waitForNetworkIdle();
    expect(await shiftOf(page)).toBeLessThanOrEqual(limit);
  },
);

test.each(smokeMatrix)(
  "nothing moves when a section in view is hydrated, $code, $size",
  async (each) => {
    const release = server.hold(/\.js$/);
    const page = await open({
      path: localePath(each.code, "/"),
      size: each.size,
      before: watchShifts,
      waitUntil: "load",
    });
    await page.waitForFunction(
      (family) => [...document.fonts].some((face) => face.family.includes(family)),
      {},
      textFace.family,
    );
    await page.$eval("#product-demo", (block) => block.scrollIntoView({ behavior: "instant" }));
    release();
    await bringProductDemo(page, each.code);
    await page.waitForNetworkIdle();
    expect(await shiftOf(page)).toBeLessThanOrEqual(limit);
  },
);

// A section that grows at its end moves everything below it.
test.each(isFull ? data.published : [otherThan("en")])(
  "the product demo has the same height before and after hydration, $code, at 320 px",
  async ({ code }) => {
    const page = await open({ path: localePath(code, "/"), size: "phone" });
    await page.setViewport({ width: 320, height: 844 });
    const height = () =>
      page.$eval("#product-demo", (block) => block.getBoundingClientRect().height);
    const before = await height();
    await bringProductDemo(page, code);
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(0.5);
  },
);

// src/sections/contact tests focus and how long the confirmation is shown. e2e/long/services tests validation and the
// form with a service.
(data.site.newsletter.endpoint ? test.skip : test).each(smokeMatrix)(
  "the newsletter form is replaced by thanks of the same height, $code, $size",
  async ({ code, size }) => {
    const t = (key: string) => textIn(code, `landing:contact.${key}`);
    const page = await open({ path: localePath(code, "/"), size });
    await page.waitForNetworkIdle();
    await stopClock(page);
    await (await find(page, "textbox", t("emailLabel"))).type("nobody@example.com");
    const height = await pageHeight(page);
    await (await find(page, "button", t("subscribe"))).click();
    const status = await find((await page.$("#contact")) ?? page, "status");
    await eventually(
      async () => (await status.evaluate((node) => node.textContent)) === t("success"),
    );
    expect(await pageHeight(page)).toBe(height);
  },
);
