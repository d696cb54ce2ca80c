import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { attribute, eventually, find, findAll, insetOf, isGone } from "./support/find";
import { data, languageOf, pathIn, texts } from "./support/texts";

// On phones the languages stand in the menu; its own test covers them.
const open = inOneBrowser();
const { published } = data;
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

describe.each(bothLanguages)("the language menu, $code", ({ code }) => {
  const name = texts(code, "common:language.button", { name: languageOf(code).endonym });

  test("has one edge for names of either direction, and closes on a click outside", async () => {
    const page = await open({ path: pathIn(code, "/terms"), size: "desktop" });
    const button = await find(page, "button", name);
    await button.click();
    await find(page, "menuitem", first);
    const insets = await Promise.all((await findAll(page, "menuitem")).map(insetOf));
    expect(insets).toEqual(published.map(() => insets[0]));
    await page.mouse.click(20, 600);
    expect(await isGone(page, "menu")).toBe(true);
    expect(await attribute(button, "aria-expanded")).toBe("false");
    await expectQuiet(page);
  });

  test("finds a language by the first letter of its own script, and Enter follows it", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    await (await find(page, "button", name)).focus();
    await page.keyboard.press("Enter");
    await reaches(page, first);
    const letter = last.slice(0, 1);
    await typeLetter(page, letter);
    // Several may begin with it: the next one is meant.
    const next = published.slice(1).find(({ endonym }) => endonym.startsWith(letter));
    await reaches(page, next?.endonym ?? last);
    await page.keyboard.press("End");
    await reaches(page, last);
    await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
    expect(pathOf(page)).toBe(pathIn(published.at(-1)?.code ?? "", "/"));
    await expectQuiet(page);
  });
});
