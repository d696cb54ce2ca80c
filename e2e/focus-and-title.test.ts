import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { smokeMatrix } from "./support/cases";
import { eventually, find, legalLink } from "./support/find";
import { data, languageOf, legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

/** The texts of the live regions that a screen reader announces. */
const announcements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[aria-live], [role=status], [role=alert]")]
      .filter((region) => region.getAttribute("aria-live") !== "off")
      .filter((region) => region.closest("[aria-hidden=true]") === null)
      // The product demo describes its example from the start.
      .filter((region) => region.closest("#product-demo") === null)
      .map((region) => region.textContent)
      .filter((text) => text !== ""),
  );

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel);

describe.each(smokeMatrix)("a client-side navigation, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, key);
  const title = `${legalOf(code, "privacy").title} | ${data.site.brand}`;

  test("announces the title, and moves the focus to the top of the page or to the target of the hash", async () => {
    const page = await open({ path: pathIn(code, "/terms"), size });
    expect(await announcements(page)).toEqual([]);
    // The first Tab after a full load reaches the skip link.
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toBe(t("common:skip"));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const isInMain = await page.$eval("main", (main) => main.contains(document.activeElement));
    expect(isInMain).toBe(true);

    await (await legalLink(page, code, "privacy")).click();
    await eventually(async () => String(await announcements(page)) === title);
    expect(await page.title()).toBe(title);
    expect(await focusedId(page)).toBe("gatsby-focus-wrapper");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(
      languageOf(code).htmlLang,
    );
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toBe(t("common:skip"));

    const list = await find(page, "navigation", t("common:footer.quickLinks"));
    await (await find(list, "link", t("common:nav.pricing"))).click();
    await eventually(async () => (await focusedId(page)) === "pricing");
    await page.keyboard.press("Tab");
    const plan = data.plans.plans[0]?.id ?? "";
    expect(await focusedName(page)).toBe(texts(code, "landing:pricing.signUpFor", { plan }));
    expect(await announcements(page)).toEqual([t("landing:meta.title")]);

    await page.goBack();
    await eventually(async () => String(await announcements(page)) === title);
    expect(await focusedId(page)).toBe("gatsby-focus-wrapper");
    await expectQuiet(page);
  });
});
