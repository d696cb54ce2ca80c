import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { attribute, find, isGone } from "./support/find";
import { data, languageOf, pathIn, texts } from "./support/texts";

// Its items and typeahead: src/components/header. On phones the languages are in the mobile menu.
const open = inOneBrowser();
const { published } = data;
const last = published.at(-1);

/** How far the text of each item begins from the start of its line, in px. */
const insets = (page: Page) =>
  page.$$eval("[role=menuitem]", (items) =>
    items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      const [text, box] = [range.getBoundingClientRect(), item.getBoundingClientRect()];
      const isRightToLeft = document.documentElement.dir === "rtl";
      return Math.round(isRightToLeft ? box.right - text.right : text.left - box.left);
    }),
  );

describe.each(bothLanguages)("the language menu, $code", ({ code }) => {
  const name = texts(code, "common:language.button", { name: languageOf(code).endonym });

  test("aligns names of either direction, closes on a click outside, and opens a language by keyboard", async () => {
    const page = await open({ path: pathIn(code, "/terms"), size: "desktop" });
    const button = await find(page, "button", name);
    await button.click();
    await find(page, "menuitem", last?.endonym);
    const found = await insets(page);
    expect(found).toEqual(published.map(() => found[0]));
    await page.mouse.click(20, 600);
    expect(await isGone(page, "menu")).toBe(true);
    expect(await attribute(button, "aria-expanded")).toBe("false");

    await button.focus();
    await page.keyboard.press("ArrowUp");
    const id = await attribute(await find(page, "menuitem", last?.endonym), "id");
    await page.waitForFunction(
      (active) => document.activeElement?.getAttribute("aria-activedescendant") === active,
      {},
      id,
    );
    await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
    expect(pathOf(page)).toBe(pathIn(last?.code ?? "", "/terms"));
    await expectQuiet(page);
  });

  test("closes on Tab, which continues from its button in both directions; the active item has an outline", async () => {
    const page = await open({ path: pathIn(code, "/terms"), size: "desktop" });
    const button = await find(page, "button", name);
    await button.focus();
    for (const [key, next] of [
      ["Tab", "common:signUp"],
      ["Shift+Tab", `common:nav.${data.navigation.main.at(-1)?.id}`],
    ] as const) {
      await page.keyboard.press("Enter");
      const [first] = published;
      const item = await find(page, "menuitem", first?.endonym);
      await page.waitForFunction((node) => node.parentElement === document.activeElement, {}, item);
      expect(await item.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("solid");
      if (key === "Shift+Tab") await page.keyboard.down("Shift");
      await page.keyboard.press("Tab");
      await page.keyboard.up("Shift");
      expect(await isGone(page, "menu")).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        texts(code, next),
      );
      await button.focus();
    }
    expect(pathOf(page)).toBe(pathIn(code, "/terms"));
    await expectQuiet(page);
  });
});
