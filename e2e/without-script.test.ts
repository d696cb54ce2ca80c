import type { ElementHandle } from "puppeteer-core";
import { setUpBrowser } from "./support/browser";
import { fullMatrix } from "./support/cases";
import { boxOf, find, isGone } from "./support/find";
import { data, faqOf, languageByCode, localePath, sampleOf, textIn } from "./support/texts";

// Scripts that fail: e2e/failing-files. The form: src/sections/contact, e2e/long/services.
const open = setUpBrowser();

test.each(fullMatrix)(
  "without JavaScript, the landing page shows all texts, and its links work, $code, $size",
  async ({ code, size }) => {
    const t = (key: string, runtime?: Record<string, string>) => textIn(code, key, runtime);
    const page = await open({ path: localePath(code, "/"), size, js: false });
    const text = await page.evaluate(() => document.body.innerText.replace(/[ \t\n]+/g, " "));
    for (const { question, answer } of faqOf(code)) {
      expect(text).toContain(question);
      expect(text).toContain(answer);
      // An answer that is always open has no plus sign.
      const button = await find(page, "button", question);
      const sign = await button.evaluate((node) => getComputedStyle(node, "::after").display);
      expect(sign).toBe("none");
    }
    // The field for a name needs scripts, so its label is hidden, too.
    const nameLabel = t("landing:hero.nameLabel");
    expect(await isGone(page, "textbox", nameLabel)).toBe(true);
    expect(text).not.toContain(nameLabel);
    for (const id of data.questionIds) expect(text).toContain(t(`product:${id}`));
    const demo = (await page.waitForSelector("#product-demo")) as ElementHandle<HTMLElement>;
    const shown = await demo.evaluate((node) => node.innerText);
    for (const each of [t("product-demo:withoutScript"), sampleOf(code).name]) {
      expect(shown).toContain(each);
    }
    for (const role of ["button", "textbox", "tab", "slider"]) {
      expect([role, await isGone(demo, role)]).toEqual([role, true]);
    }
    await find(demo, "link", t("common:startTrial"));

    // The buttons that need scripts are replaced by links to the lists of the footer.
    const name = languageByCode(code).endonym;
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

    const header = await find(page, "banner");
    const background = await header.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(background).toBe("rgb(255, 253, 249)");
  },
);
