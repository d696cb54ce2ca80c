import { inOneBrowser, siteUrl } from "./support/browser";
import { bothLanguages, other, otherThan } from "./support/cases";
import { eventually, find } from "./support/find";
import { faqOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser(true);
const inTwoLanguages = other ? describe : describe.skip;

inTwoLanguages.each(bothLanguages)("one step back from a full load, $code", ({ code }) => {
  test.each(["/", "/privacy"])("%s comes back from memory as it was left", async (path) => {
    const page = await open({ path: pathIn(code, path), size: "desktop" });
    await page.evaluate(() => {
      // Only a page that is kept hears of its own return.
      addEventListener("pageshow", ({ persisted }) =>
        localStorage.setItem("isKept", String(persisted)),
      );
    });
    const question = path === "/" ? faqOf(code).at(-1)?.question : undefined;
    if (question) await (await find(page, "button", question)).click();
    const list = await find(page, "navigation", texts(code, "common:language.heading"));
    const link = await find(list, "link", otherThan(code).endonym);
    await Promise.all([page.waitForNavigation(), link.click()]);
    // Not the driver's own step back: in Firefox it waits for a load, which a kept page has not.
    await page.evaluate(() => setTimeout(() => history.back()));
    const witness = await page.browserContext().newPage();
    await witness.goto(`${siteUrl()}/favicon.svg`);
    const isKept = () => witness.evaluate(() => localStorage.getItem("isKept"));
    expect(await eventually(isKept).catch(() => "no answer")).toBe("true");
  });
});
