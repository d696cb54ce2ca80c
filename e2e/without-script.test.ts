import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { fullMatrix, otherThan } from "./support/cases";
import { boxOf, find, isGone, languageLink } from "./support/find";
import { data, faqOf, languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

/** The visible text, with single spaces. */
const visibleText = (page: Page) =>
  page.evaluate(() => document.body.innerText.replace(/[ \t\n]+/g, " "));

const background = async (page: Page) =>
  (await find(page, "banner")).evaluate((node) => getComputedStyle(node).backgroundColor);

describe.each(fullMatrix)("without JavaScript, $code, $size", ({ code, size }) => {
  const home = pathIn(code, "/");
  const t = (key: string, runtime?: Record<string, string>) => texts(code, key, runtime);

  test("the landing page shows all texts, and its links and forms work", async () => {
    const page = await open({ path: home, size, js: false });
    const { href } = new URL(page.url());
    const text = await visibleText(page);
    for (const { question, answer } of faqOf(code)) {
      expect(text).toContain(question);
      expect(text).toContain(answer);
      // An answer that is always open has no plus sign.
      const button = await find(page, "button", question);
      const sign = await button.evaluate((node) => getComputedStyle(node, "::after").display);
      expect(sign).toBe("none");
    }
    for (const id of data.questionIds) expect(text).toContain(t(`product:${id}`));
    for (const { id } of data.plans.plans) await find(page, "heading", id);
    for (const section of ["features", "pricing"]) {
      await find(page, "heading", t(`landing:${section}.title`));
    }
    const coupon = ["titleFirst", "titleSecond"].map((line) => t(`landing:contact.${line}`));
    await find(page, "heading", coupon.join(" "));

    // The buttons that need scripts are replaced by links to the lists of the footer.
    const name = languageOf(code).endonym;
    expect(await isGone(page, "button", t("common:menu"))).toBe(true);
    expect(await isGone(page, "button", t("common:language.button", { name }))).toBe(true);
    expect(await isGone(page, "group", t("product:language"))).toBe(true);
    for (const [link, list] of [
      ["common:menu", "common:footer.quickLinks"],
      ["common:language.heading", "common:language.heading"],
    ] as const) {
      await (await find(page, "link", t(link))).click();
      const { top, height } = await boxOf(await find(page, "navigation", t(list)));
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + Math.min(height, 100)).toBeLessThanOrEqual(page.viewport()?.height ?? 0);
    }

    const links = await find(page, "navigation", t("common:footer.quickLinks"));
    const toPricing = await find(links, "link", t("common:nav.pricing"));
    // In the middle of the window, where the header does not cover it.
    await toPricing.evaluate((node) =>
      node.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await toPricing.click();
    const heading = await find(page, "heading", t("landing:pricing.title"));
    expect((await boxOf(heading)).top).toBeGreaterThanOrEqual(72);
    expect(await background(page)).toBe("rgb(255, 253, 249)");

    // Without a service for the newsletter, the form validates and sends nothing. A form that posts would
    // change the address.
    if (!data.site.newsletter.endpoint) {
      await (await find(page, "textbox", t("landing:contact.emailLabel"))).type("a@example.com");
      await (await find(page, "button", t("landing:contact.subscribe"))).click();
      expect(page.url()).toBe(`${href}#pricing`);
    }

    const link = await languageLink(page, code, otherThan(code).code);
    await Promise.all([page.waitForNavigation(), link.click()]);
    expect(pathOf(page)).toBe(pathIn(otherThan(code).code, "/"));
    await expectQuiet(page);
  });
});
