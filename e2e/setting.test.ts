import { brokenWords } from "./support/broken-words";
import { inOneBrowser } from "./support/browser";
import { bothLanguages, isFull } from "./support/cases";
import { cutPlaceholders } from "./support/cut-placeholders";
import { overflowing } from "./support/overflow";
import { data, pathIn, samplePages } from "./support/texts";

// English and a script from the right on narrow and wide screens; every language, page and width in
// `verify:full`.
const open = inOneBrowser();
const languages = (isFull ? data.published : bothLanguages).map(({ code }) => code);
const legal = isFull ? data.navigation.legal.map(({ path }) => path) : [];
const paths = ["/", ...legal, samplePages.batch];
const widths = isFull ? [320, 390, 768, 1280, 1440] : [320, 1440];

/** Each names what looks wrong at the present width. */
const looks = [overflowing, brokenWords, cutPlaceholders];

/** The shipped landing page is at most this many screens of a phone long, beside the strip to try. */
const screens = 9;
const whenShipped = process.env.SHIPPED === "1" ? test : test.skip;
const phone = { width: 390, height: 844 };

describe.each(languages)("the site in %s", (language) => {
  test.each(paths)(
    "%s: every text has its room, every word its line, at every width",
    async (path) => {
      const page = await open({ path: pathIn(language, path), size: "desktop" });
      const found: Record<number, string[]> = {};
      for (const width of widths) {
        await page.setViewport({ width, height: phone.height });
        found[width] = [];
        for (const look of looks) found[width].push(...(await look(page)));
      }
      expect(found).toEqual(Object.fromEntries(widths.map((width) => [width, []])));
    },
  );

  whenShipped(
    "the landing page is at most nine screens of a phone long, the strip less than one",
    async () => {
      const page = await open({ path: pathIn(language, "/"), size: "phone" });
      const strip = await page.$eval(".try-it", (node) => {
        return node.clientHeight + Number.parseFloat(getComputedStyle(node).marginTop);
      });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(strip).toBeLessThan(phone.height);
      expect(height - strip).toBeLessThanOrEqual(screens * phone.height);
    },
  );

  test("the hero's caption ends above the facts", async () => {
    const page = await open({ path: pathIn(language, "/"), size: "phone" });
    const room: Record<number, number> = {};
    for (const width of [320, 360, 390, 480, 639, 768, 1280]) {
      await page.setViewport({ width, height: phone.height });
      room[width] = await page.evaluate(() => {
        const edges = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return edges("main dl").top - edges("main figcaption").bottom;
      });
    }
    expect(Object.entries(room).filter(([, pixels]) => pixels < 6)).toEqual([]);
  });

  test("prices stand on one line, on a phone and on a desk", async () => {
    const page = await open({ path: pathIn(language, "/"), size: "desktop" });
    for (const width of widths) {
      await page.setViewport({ width, height: phone.height });
      const lines = await page.$$eval("#pricing article bdi[dir=ltr]", (prices) =>
        prices.map((price) => new Set([...price.getClientRects()].map(({ top }) => top)).size),
      );
      expect(lines).toEqual(data.plans.plans.map(() => 1));
    }
  });
});
