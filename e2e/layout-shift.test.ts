import type { Page } from "puppeteer-core";
import { textFace } from "../src/inline-scripts/text-font";
import { inOneBrowser } from "./support/browser";
import { everywhere, isFull, isPublished, once, otherThan } from "./support/cases";
import { bringProductDemo } from "./support/product-demo";
import { readThrough } from "./support/scrolling";
import { ownServer } from "./support/servers";
import { data, pathIn } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();

/** Sums up from now on what moves without having been asked to, as CLS counts it. */
function watchShifts(page: Page): Promise<unknown> {
  return page.evaluateOnNewDocument(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) performance.mark("shift", { detail: entry.value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved so far, in thousandths. */
async function shiftOf(page: Page): Promise<number> {
  const shift = await page.evaluate(() =>
    performance
      .getEntriesByName("shift")
      .reduce((sum, entry) => sum + (entry as PerformanceMark).detail, 0),
  );
  return Math.floor(shift * 1000);
}

const scripts = [
  { code: "ja", size: "phone" },
  { code: "ru", size: "phone" },
] as const;
const cases = [...everywhere, ...scripts.filter(({ code }) => isFull && isPublished(code))];

/**
 * What may move when the text face arrives late, in thousandths: nothing of the content as shipped. In
 * other words a paragraph may be a line longer in the local face, which is a quarter of what is felt.
 */
const most = process.env.SHIPPED === "1" ? 0 : 25;

beforeEach(() => server.fail({ match: /\.woff2$/, kind: "delay", ms: 500 }));

test.each(cases)("nothing moves by itself, $code, $size", async ({ code, size }) => {
  const path = pathIn(code, "/");
  const page = await open({ path, size, origin: server.url(), before: watchShifts });
  await readThrough(page);
  await page.waitForNetworkIdle();
  expect(await shiftOf(page)).toBeLessThanOrEqual(most);
});

test.each(once)("nor where scripts come to a block that is seen, $code, $size", async (each) => {
  const letGo = server.hold(/\.js$/);
  const page = await open({
    path: pathIn(each.code, "/"),
    size: each.size,
    origin: server.url(),
    before: watchShifts,
    waitUntil: "load",
  });
  await page.waitForFunction(
    (family) => [...document.fonts].some((face) => face.family.includes(family)),
    {},
    textFace.family,
  );
  await page.$eval("#product-demo", (block) => block.scrollIntoView({ behavior: "instant" }));
  letGo();
  await bringProductDemo(page, each.code);
  await page.waitForNetworkIdle();
  expect(await shiftOf(page)).toBeLessThanOrEqual(most);
});

// A block that grows at its foot moves all that is read below it.
test.each(isFull ? data.published : [otherThan("en")])(
  "the block to try is as high before its code is there, $code, at 320 px",
  async ({ code }) => {
    const page = await open({ path: pathIn(code, "/"), size: "phone" });
    await page.setViewport({ width: 320, height: 844 });
    const height = () =>
      page.$eval("#product-demo", (block) => block.getBoundingClientRect().height);
    const before = await height();
    await bringProductDemo(page, code);
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(0.5);
  },
);
