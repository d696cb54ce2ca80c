import { inOneBrowser, pathOf } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { eventually, find } from "./support/find";
import { faqOf, languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

describe.each(bothLanguages)("one step back from a full load, $code", ({ code }) => {
  test.each(["/", "/privacy"])("%s comes back from memory as it was left", async (path) => {
    const page = await open({ path: pathIn(code, path), size: "desktop" });
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    const question = path === "/" ? faqOf(code)[3]?.question : undefined;
    if (question) await (await find(page, "button", question)).click();
    const other = languageOf(code === "en" ? "ar" : "en");
    const list = await find(page, "navigation", texts(code, "common:language.heading"));
    const link = await find(list, "link", other.endonym);
    await Promise.all([page.waitForNavigation(), link.click()]);
    await page.goBack();
    await eventually(async () => pathOf(page) === pathIn(code, path));
    const kept = await page.evaluate(() => "isKept" in window);
    // Why the browser did not keep it; a reason that it names itself.
    const entry = await page.evaluate(() =>
      performance.getEntriesByType("navigation")[0]?.toJSON(),
    );
    expect([kept, kept || entry.notRestoredReasons]).toEqual([true, true]);
  });
});
