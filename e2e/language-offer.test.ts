import type { Page } from "puppeteer-core";
import { expectQuiet, hydrated, inOneBrowser, pathOf } from "./support/browser";
import { other, otherThan } from "./support/cases";
import { find, isGone } from "./support/find";
import { data, hrefIn, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

/** Opens a path in a browser that asks for these languages, and waits for what comes of it. */
async function visit(path: string, asked: string[]): Promise<Page> {
  const before = (page: Page) =>
    page.evaluateOnNewDocument((languages) => {
      Object.defineProperty(navigator, "languages", { get: () => languages });
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
  "the language that a browser asks for is offered, and nothing is stored",
  async () => {
    // As browsers ask: with a country, and English after it.
    const { language, region } = new Intl.Locale(htmlLang).maximize();
    const page = await visit("/privacy?from=here", [`${language}-${region}`, "en"]);
    const link = await find(page, "link", offer);
    expect(await link.evaluate((element) => element.getAttribute("href"))).toBe(
      hrefIn(code, "/privacy"),
    );
    expect(await page.evaluate(stored)).toBeNull();
    await Promise.all([page.waitForNavigation(), link.click()]);
    expect(pathOf(page)).toBe(pathIn(code, "/privacy"));
    expect(await page.evaluate(stored)).toBe(code);
    await expectQuiet(page);
  },
);

inTwoLanguages("declining it is choosing English: stored, and not offered again", async () => {
  const page = await visit("/", [htmlLang]);
  await (await find(page, "button", dismiss)).click();
  expect(await isGone(page, "link", offer)).toBe(true);
  expect(await page.evaluate(stored)).toBe("en");
  await page.reload();
  await hydrated(page);
  await page.waitForNetworkIdle();
  expect(await page.$$("aside")).toEqual([]);
  await expectQuiet(page);
});

const asked = data.published.at(-1)?.htmlLang ?? "";

test.each([
  ["English comes first", "/", ["en-GB", asked]],
  ["the language is not one of ours", "/", ["haw"]],
  ["the page has a language already", pathIn(code, "/"), [asked]],
])("nothing is offered when %s", async (_, path, languages) => {
  const page = await visit(path, languages);
  expect(await page.$$("aside")).toEqual([]);
  await expectQuiet(page);
});

inTwoLanguages("the offer moves nothing", async () => {
  const page = await visit("/", [htmlLang]);
  await find(page, "link", offer);
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
