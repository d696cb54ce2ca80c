import type { Page } from "puppeteer-core";
import { expectQuiet, hydrated, inOneBrowser, pathOf } from "./support/browser";
import { other, otherThan } from "./support/cases";
import { attribute, find, findAll, isGone } from "./support/find";
import { hrefIn, pathIn, texts } from "./support/texts";

// Which language is offered: src/i18n/offered-language.
const open = inOneBrowser();

/** Opens a path in a browser with these preferred languages, and waits until an offer would be there. */
async function visit(path: string, asked: string[]): Promise<Page> {
  const before = (page: Page) =>
    page.evaluateOnNewDocument((languages) => {
      Object.defineProperty(navigator, "languages", { get: () => languages });
      new PerformanceObserver(() => performance.mark("shift")).observe({ type: "layout-shift" });
    }, asked);
  const page = await open({ path, size: "phone", before });
  await page.waitForNetworkIdle();
  return page;
}

const { code, htmlLang } = otherThan("en");
const inTwoLanguages = other ? test : test.skip;
const offer = texts(code, "common:offer.open");
const dismiss = texts(code, "common:offer.dismiss");
const stored = () => localStorage.getItem("language");

inTwoLanguages(
  "offers the preferred language of the browser, without a layout shift, and stores nothing",
  async () => {
    // As browsers send it: with a region, and with English after it.
    const { language, region } = new Intl.Locale(htmlLang).maximize();
    const page = await visit("/privacy?from=here", [`${language}-${region}`, "en"]);
    const link = await find(page, "link", offer);
    expect(await attribute(link, "href")).toBe(hrefIn(code, "/privacy"));
    expect(await page.evaluate(() => performance.getEntriesByName("shift"))).toEqual([]);
    expect(await page.evaluate(stored)).toBeNull();
    await Promise.all([page.waitForNavigation(), link.click()]);
    expect(pathOf(page)).toBe(pathIn(code, "/privacy"));
    expect(await page.evaluate(stored)).toBe(code);
    await hydrated(page);
    await page.waitForNetworkIdle();
    expect(await page.$$("aside")).toEqual([]);
    await expectQuiet(page);
  },
);

inTwoLanguages("stores English when the offer is declined, and does not offer again", async () => {
  const page = await visit("/", [htmlLang]);
  await (await find(page, "button", dismiss)).click();
  expect(await isGone(page, "link", offer)).toBe(true);
  expect(await page.evaluate(stored)).toBe("en");
  await page.reload();
  await hydrated(page);
  await page.waitForNetworkIdle();
  expect(await findAll(page, "link", offer)).toEqual([]);
  await expectQuiet(page);
});
