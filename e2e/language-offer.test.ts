import type { Browser } from "puppeteer-core";
import { expectQuiet, hydrated, launch, openPage, pathOf, siteUrl } from "./support/browser";
import { find, isGone } from "./support/find";
import { hrefIn, texts } from "./support/texts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

/** Opens a path as a browser would that asks for these languages. */
async function visit(path: string, asked: string[]) {
  const page = await openPage(browser, { path: "/cookies", size: "phone" });
  await page.evaluateOnNewDocument((languages) => {
    Object.defineProperty(navigator, "languages", { get: () => languages });
  }, asked);
  await page.goto(siteUrl() + path, { waitUntil: "networkidle0" });
  return page;
}

const open = texts("ja", "common:offer.open");
const dismiss = texts("ja", "common:offer.dismiss");
const requests = () =>
  performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
const jaData = /\/page-data\/ja\//;
const stored = () => localStorage.getItem("language");

test("a browser that asks for Japanese is offered it, in Japanese, and nothing is stored", async () => {
  const page = await visit("/privacy?from=here", ["ja-JP", "en"]);
  const link = await find(page, "link", open);
  expect(await link.evaluate((element) => element.getAttribute("href"))).toBe(
    hrefIn("ja", "/privacy"),
  );
  expect(await page.evaluate(stored)).toBeNull();
  await Promise.all([page.waitForNavigation(), link.click()]);
  expect(pathOf(page)).toBe("/ja/privacy");
  expect(await page.evaluate(stored)).toBe("ja");
  await expectQuiet(page);
});

test("declining it is choosing English: it is stored, and the offer does not come again", async () => {
  const page = await visit("/", ["ja"]);
  await (await find(page, "button", dismiss)).click();
  expect(await isGone(page, "link", open)).toBe(true);
  expect(await page.evaluate(stored)).toBe("en");
  await page.reload();
  await hydrated(page);
  // The offer's words are asked for when React has taken over, not before.
  expect(await page.evaluate(requests)).not.toContainEqual(expect.stringMatching(jaData));
  expect(await isGone(page, "link", open)).toBe(true);
  await expectQuiet(page);
});

test.each([
  ["English comes first", "/", ["en-GB", "ja"]],
  ["the language is not one of ours", "/", ["fr"]],
  ["the page has a language already", "/ar", ["ja"]],
])("nothing is offered when %s", async (_, path, asked) => {
  const page = await visit(path, asked);
  await hydrated(page);
  // The offer's words are asked for when React has taken over, not before.
  expect(await page.evaluate(requests)).not.toContainEqual(expect.stringMatching(jaData));
  expect(await isGone(page, "link", open)).toBe(true);
  await expectQuiet(page);
});

test("the offer moves nothing", async () => {
  const page = await visit("/", ["ja"]);
  await find(page, "link", open);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            sum += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
  expect(shift).toBe(0);
});
