import type { Page } from "puppeteer-core";
import { addressOf, expectQuiet, hydrated, inOneBrowser } from "./support/browser";
import { bothLanguages, other, otherThan, smokeMatrix } from "./support/cases";
import { eventually, find } from "./support/find";
import { bringTo, scrollingEnds, scrollTo, scrollY, topOf } from "./support/scrolling";
import { pathIn, texts } from "./support/texts";

const open = inOneBrowser();

/** Clicks a link without scrolling to it first. */
async function follow(page: Page, code: string, list: string, name: string): Promise<void> {
  const link = await find(await find(page, "navigation", texts(code, list)), "link", name);
  await link.evaluate((node) => node.click());
}

// With smooth scrolling, which must not apply to navigation between pages.
describe.each(smokeMatrix)("scrolling, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, key);

  test("goes to the target of a hash and to the top of a new page, and back to the position of a page that was left", async () => {
    const page = await open({ path: pathIn(code, "/#pricing"), size, reducedMotion: false });
    const arrivesAt = async (path: string, y: number) => {
      await eventually(async () => addressOf(page) === pathIn(code, path));
      await page.waitForSelector(path.startsWith("/#") ? "#pricing" : "article");
      const near = async () => Math.abs((await scrollY(page)) - y) <= 2;
      await eventually(near).catch(async () => expect(await scrollY(page)).toBe(y));
      expect(Math.abs((await scrollingEnds(page)) - y)).toBeLessThanOrEqual(2);
    };
    // React reports error #421 if a hash is clicked while the code of a lazy part is missing.
    await hydrated(page, { demo: true });
    await scrollingEnds(page);
    expect(Math.abs((await topOf(page, "pricing")) - 72)).toBeLessThanOrEqual(2);
    await scrollTo(page, 1800);
    await follow(page, code, "common:footer.legal", t("common:footer.privacy"));
    await arrivesAt("/privacy", 0);
    await scrollTo(page, 600);
    await follow(page, code, "common:footer.legal", t("common:footer.terms"));
    await arrivesAt("/terms", 0);
    await page.goBack();
    await arrivesAt("/privacy", 600);
    await page.goBack();
    await arrivesAt("/#pricing", 1800);
    await page.goForward();
    await arrivesAt("/privacy", 600);
    await follow(page, code, "common:footer.quickLinks", t("common:nav.faq"));
    await eventually(async () => addressOf(page) === pathIn(code, "/#faq"));
    await page.waitForSelector("#faq");
    await scrollingEnds(page);
    expect(Math.abs((await topOf(page, "faq")) - 72)).toBeLessThanOrEqual(2);
    await expectQuiet(page);
  });
});

(other ? test : test.skip)(
  "a change of language keeps the page and the section, in both directions",
  async () => {
    const page = await open({ path: "/terms", size: "desktop" });
    for (const { code } of bothLanguages) {
      const next = otherThan(code);
      const section = (await page.$$("main section[id]"))[2];
      if (section === undefined) throw new Error("There is no third section");
      const id = await section.evaluate((node) => node.id);
      // The current section is the one at 40 % of the height of the window.
      await bringTo(page, section, 300);
      const arrival = page.waitForNavigation();
      await follow(page, code, "common:language.heading", next.endonym);
      await arrival;
      await hydrated(page);
      await scrollingEnds(page);
      expect(addressOf(page)).toBe(`${pathIn(next.code, "/terms")}#${id}`);
      expect(Math.abs((await topOf(page, id)) - 72)).toBeLessThanOrEqual(2);
    }
    await expectQuiet(page);
  },
);
