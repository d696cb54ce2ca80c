import type { Page } from "puppeteer-core";
import { inOneBrowser, isFirefox, siteUrl } from "./support/browser";
import { bothLanguages, other, otherThan } from "./support/cases";
import { eventually, find, languageLink } from "./support/find";
import { faqOf, pathIn } from "./support/texts";

const open = inOneBrowser(true);
const inTwoLanguages = other ? describe : describe.skip;

/** Why the headless shell keeps no page, whatever is in it. */
const ofTheShell = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

/** What in a page hinders Chromium from keeping it, once a step back has told; Firefox does not say. */
async function hindrances(page: Page): Promise<() => string[] | undefined> {
  let reasons: string[] | undefined;
  if (isFirefox) return () => undefined;
  const client = await page.createCDPSession();
  await client.send("Page.enable");
  client.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    const all = notRestoredExplanations.map(({ reason }) => reason as string);
    const isShell = all.includes("BackForwardCacheDisabledForDelegate");
    reasons = all.filter((reason) => !isShell || !ofTheShell.includes(reason));
  });
  return () => reasons;
}

inTwoLanguages.each(bothLanguages)("one step back from a full load, $code", ({ code }) => {
  test.each(["/", "/privacy"])(
    "%s hinders no browser from bringing it back from memory",
    async (path) => {
      const page = await open({ path: pathIn(code, path), size: "desktop" });
      const hindered = await hindrances(page);
      await page.evaluate(() => {
        // Only a page that is kept hears of its own return.
        addEventListener("pageshow", ({ persisted }) =>
          localStorage.setItem("isKept", String(persisted)),
        );
      });
      const question = path === "/" ? faqOf(code).at(-1)?.question : undefined;
      if (question) await (await find(page, "button", question)).click();
      const link = await languageLink(page, code, otherThan(code).code);
      // Links in view ask for their pages ahead; Firefox keeps no page that is still asking for something.
      await link.scrollIntoView();
      await page.waitForNetworkIdle();
      await Promise.all([page.waitForNavigation(), link.click()]);
      // Not the driver's own step back: in Firefox it waits for a load, which a kept page has not.
      await page.evaluate(() => setTimeout(() => history.back()));
      const witness = await page.browserContext().newPage();
      await witness.goto(`${siteUrl()}/favicon.svg`);
      const isKept = () => witness.evaluate(() => localStorage.getItem("isKept") === "true");
      const outcome = async () => hindered() ?? ((await isKept()) && []);
      expect(await eventually(outcome)).toEqual([]);
    },
  );
});
