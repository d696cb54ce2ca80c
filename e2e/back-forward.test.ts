import type { Page } from "puppeteer-core";
import { inOneBrowser, isFirefox, siteUrl } from "./support/browser";
import { bothLanguages, other, otherThan } from "./support/cases";
import { eventually, find, languageLink } from "./support/find";
import { faqOf, pathIn } from "./support/texts";

const open = inOneBrowser(true);
const inTwoLanguages = other ? describe : describe.skip;

/** Why the headless shell keeps no page at all in its back-forward cache. */
const shellReasons = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

/** Returns a function for the reasons why Chromium did not keep a page. Firefox does not report them. */
async function notKeptReasons(page: Page): Promise<() => string[] | undefined> {
  let reasons: string[] | undefined;
  if (isFirefox) return () => undefined;
  const client = await page.createCDPSession();
  await client.send("Page.enable");
  client.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    const all = notRestoredExplanations.map(({ reason }) => reason as string);
    const isShell = all.includes("BackForwardCacheDisabledForDelegate");
    reasons = all.filter((reason) => !isShell || !shellReasons.includes(reason));
  });
  return () => reasons;
}

inTwoLanguages.each(bothLanguages)("the back-forward cache, $code", ({ code }) => {
  test.each(["/", "/privacy"])("%s can be restored from it", async (path) => {
    const page = await open({ path: pathIn(code, path), size: "desktop" });
    const reasons = await notKeptReasons(page);
    await page.evaluate(() => {
      // Only a page that was kept receives this event again.
      addEventListener("pageshow", ({ persisted }) =>
        localStorage.setItem("isKept", String(persisted)),
      );
    });
    const question = path === "/" ? faqOf(code).at(-1)?.question : undefined;
    if (question) await (await find(page, "button", question)).click();
    const link = await languageLink(page, code, otherThan(code).code);
    // Links in view prefetch their pages, and Firefox keeps no page with open requests.
    await link.scrollIntoView();
    await page.waitForNetworkIdle();
    await Promise.all([page.waitForNavigation(), link.click()]);
    // Not page.goBack: in Firefox it waits for a load event, which a kept page does not fire.
    await page.evaluate(() => setTimeout(() => history.back()));
    const witness = await page.browserContext().newPage();
    await witness.goto(`${siteUrl()}/favicon.svg`);
    const isKept = () => witness.evaluate(() => localStorage.getItem("isKept") === "true");
    const outcome = async () => reasons() ?? ((await isKept()) && []);
    expect(await eventually(outcome)).toEqual([]);
  });
});
