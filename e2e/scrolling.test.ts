import type { Page } from "puppeteer-core";
import { addressOf, hydrated, isFirefox, setUpBrowser } from "./support/browser";
import { other, otherThan, smokeMatrix } from "./support/cases";
import { eventually, find, languageLink, linkIn } from "./support/find";
import { expectAtTop, scrollingEnds, scrollTo, scrollY } from "./support/scrolling";
import { faqOf, localePath, textIn } from "./support/texts";

const open = setUpBrowser();

/** Clicks a link without scrolling to it first. */
async function follow(page: Page, code: string, list: string, name: string): Promise<void> {
  const link = await linkIn(page, textIn(code, list), name);
  await link.evaluate((node) => node.click());
}

// Tests with smooth scrolling, which must not apply to navigation between pages.
test.each(smokeMatrix)(
  "pages open at their top or at the hash, and back at the position where they were left, $code, $size",
  async ({ code, size }) => {
    const t = (key: string) => textIn(code, key);
    const page = await open({ path: localePath(code, "/#pricing"), size, reducedMotion: false });
    const arrivesAt = async (path: string, y: number) => {
      await eventually(async () => addressOf(page) === localePath(code, path));
      await page.waitForSelector(path.startsWith("/#") ? "#pricing" : "article");
      const isNear = async () => Math.abs((await scrollY(page)) - y) <= 2;
      await eventually(isNear).catch(async () => expect(await scrollY(page)).toBe(y));
      expect(Math.abs((await scrollingEnds(page)) - y)).toBeLessThanOrEqual(2);
    };
    // React reports error #421 if a hash is clicked while the code of a lazy part is missing.
    await hydrated(page, { demo: true });
    await expectAtTop(page, "pricing");
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
    await eventually(async () => addressOf(page) === localePath(code, "/#faq"));
    await expectAtTop(page, "faq");
  },
);

/** Why the headless shell keeps no page at all in its back-forward cache. */
const shellReasons = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

// Firefox does not report its reasons.
(other && !isFirefox ? test : test.skip)(
  "the back-forward cache can restore a page that was used",
  async () => {
    const page = await open({ path: "/", size: "desktop" });
    let reasons: string[] | undefined;
    const client = await page.createCDPSession();
    await client.send("Page.enable");
    client.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
      reasons = notRestoredExplanations.map(({ reason }) => reason);
    });
    await page.evaluate(() => {
      // Only a page that was kept receives this event again.
      addEventListener("pageshow", () => document.body.setAttribute("data-restored", ""));
    });
    await (await find(page, "button", faqOf("en").at(-1)?.question)).click();
    const link = await languageLink(page, "en", otherThan("en").code);
    await Promise.all([page.waitForNavigation(), link.click()]);
    // page.goBack would wait for an event that a page from the cache does not fire.
    await page.evaluate(() => setTimeout(() => history.back()));
    await eventually(async () => reasons ?? page.$("[data-restored]"));
    expect(shellReasons).toEqual(expect.arrayContaining(reasons ?? []));
  },
);
