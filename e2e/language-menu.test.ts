import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { bothLanguages, other } from "./support/cases";
import { attribute, eventually, find, findAll, focused, insetOf, isGone } from "./support/find";
import { data, hrefIn, languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const inTwoLanguages = other ? test : test.skip;
const published = data.published;
const first = published[0]?.endonym ?? "";
const last = published.at(-1)?.endonym ?? "";

/** Ark's menu keeps the focus on itself and names the item it is at. */
const activeItem = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant");
    // The button says a language as well: it is no item.
    return id ? document.getElementById(id)?.textContent : undefined;
  });

const reaches = (page: Page, name: string) =>
  eventually(async () => (await activeItem(page)) === name);

/** Presses the key of a letter in its own layout, which the driver's keyboard lacks. */
const typeLetter = (page: Page, key: string) =>
  page.evaluate((letter) => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: letter, bubbles: true, cancelable: true }),
    );
  }, key);

// On phones the languages stand in the menu; its own test covers them.
const size = "desktop";

describe.each(bothLanguages)("the language menu, $code", ({ code }) => {
  const language = languageOf(code);
  const name = texts(code, "common:language.button", { name: language.endonym });

  test("offers this page in every language", async () => {
    const page = await open({ path: pathIn(code, "/terms"), size });
    const button = await find(page, "button", name);
    expect(name).toContain(texts(code, "common:language.button", { name: "" }).trim());
    expect(await attribute(button, "aria-expanded")).toBe("false");
    await button.click();
    for (const each of published) {
      const item = await find(page, "menuitem", each.endonym);
      const shown = await item.evaluate((node) => ({
        tag: node.tagName,
        href: node.getAttribute("href"),
        lang: node.lang,
        dir: node.dir,
        hreflang: node.getAttribute("hreflang"),
        isCurrent: node.hasAttribute("aria-current"),
      }));
      expect(shown).toEqual({
        tag: "A",
        href: hrefIn(each.code, "/terms"),
        lang: each.htmlLang,
        dir: each.dir,
        hreflang: each.hreflang,
        isCurrent: each.code === code,
      });
    }
    expect(await findAll(page, "menuitem")).toHaveLength(published.length);
    await expectQuiet(page);
  });

  test("has one edge for names of either direction", async () => {
    const page = await open({ path: pathIn(code, "/terms"), size });
    await (await find(page, "button", name)).click();
    await find(page, "menuitem", first);
    const insets = await Promise.all((await findAll(page, "menuitem")).map(insetOf));
    expect(insets).toEqual(published.map(() => insets[0]));
    await expectQuiet(page);
  });

  test("is used by keyboard", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    const button = await find(page, "button", name);
    await button.focus();
    await page.keyboard.press("Enter");
    await reaches(page, first);
    await page.keyboard.press("ArrowDown");
    await reaches(page, published[1]?.endonym ?? first);
    await page.keyboard.press("ArrowUp");
    await reaches(page, first);
    await page.keyboard.press("End");
    await reaches(page, last);
    await page.keyboard.press("Home");
    await reaches(page, first);
    await page.keyboard.press("End");
    await reaches(page, last);
    await page.keyboard.type(first.slice(0, 1));
    await reaches(page, first);

    await page.keyboard.press("Escape");
    expect(await isGone(page, "menu")).toBe(true);
    // The focus comes back a frame after the menu has gone.
    await eventually(async () => (await focused(page)) === name);
    await expectQuiet(page);
  });

  test("follows the language at which Enter is pressed", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    await (await find(page, "button", name)).focus();
    await page.keyboard.press("Enter");
    await reaches(page, first);
    await page.keyboard.press("End");
    await reaches(page, last);
    await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
    expect(pathOf(page)).toBe(pathIn(published.at(-1)?.code ?? "", "/"));
    await expectQuiet(page);
  });

  inTwoLanguages("finds a language by the first letter of its own script", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    await (await find(page, "button", name)).focus();
    await page.keyboard.press("Enter");
    await reaches(page, first);
    const letter = last.slice(0, 1);
    await typeLetter(page, letter);
    // Several may begin with it: the next one is meant.
    const next = published.slice(1).find(({ endonym }) => endonym.startsWith(letter));
    await reaches(page, next?.endonym ?? last);
    await expectQuiet(page);
  });

  test("closes on a click outside", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    const button = await find(page, "button", name);
    await button.click();
    await find(page, "menu");
    await page.mouse.click(20, 600);
    expect(await isGone(page, "menu")).toBe(true);
    expect(await attribute(button, "aria-expanded")).toBe("false");
    await expectQuiet(page);
  });
});
