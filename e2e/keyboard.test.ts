import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothLanguages, everywhere } from "./support/cases";
import { find, findAll } from "./support/find";
import { outOfOrder, tabThrough } from "./support/keyboard";
import { languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

describe.each(everywhere)("by keyboard alone, $code, $size", ({ code, size }) => {
  test.each(["/", "/terms", "/no-such-page"])(
    "%s is gone through in visual order, the place always to be seen",
    async (path) => {
      const page = await open({ path: pathIn(code, path), size });
      const stops = await tabThrough(page);
      expect(stops[0]?.name).toBe(texts(code, "common:skip"));
      expect(stops.flatMap(({ name, faults }) => faults.map((each) => `${name}: ${each}`))).toEqual(
        [],
      );
      expect(outOfOrder(stops, languageOf(code).dir)).toEqual([]);

      // Every link and button is met; of the tabs only the picked one, as the pattern asks.
      const { length: links } = await findAll(page, "link");
      const { length: buttons } = await findAll(page, "button");
      const { length: fields } = await findAll(page, "textbox");
      const { length: tabs } = await findAll(page, "tablist");
      const { length: panels } = await findAll(page, "tabpanel");
      const met = stops.filter(({ isScroller }) => !isScroller);
      expect(met).toHaveLength(links + buttons + fields + tabs + panels);
      await expectQuiet(page);
    },
  );
});

describe.each(bothLanguages)("by keyboard alone, $code", ({ code }) => {
  test("the FAQ opens and closes with Enter and Space, and Tab goes on", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    const faq = await page.$("#faq");
    const buttons = faq ? await findAll(faq, "button") : [];
    const isOpen = (index: number) => buttons[index]?.evaluate((node) => node.ariaExpanded);
    await buttons[1]?.focus();
    await page.keyboard.press("Enter");
    expect(await isOpen(1)).toBe("true");
    await page.keyboard.press(" ");
    expect(await isOpen(1)).toBe("false");
    await page.keyboard.press("Tab");
    expect(await buttons[2]?.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowDown");
    expect(
      await buttons[3 % buttons.length]?.evaluate((node) => node === document.activeElement),
    ).toBe(true);
    await page.keyboard.press("End");
    expect(await buttons.at(-1)?.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press("Home");
    expect(await buttons[0]?.evaluate((node) => node === document.activeElement)).toBe(true);
    await expectQuiet(page);
  });

  test("a hidden part is not met: answers and panels that are closed", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    expect(await findAll(page, "tabpanel")).toHaveLength(1);
    expect(await findAll(page, "dialog")).toHaveLength(0);
    expect(await findAll(page, "menu")).toHaveLength(0);
    await find(page, "tablist", texts(code, "landing:questions.tabs"));
  });
});
