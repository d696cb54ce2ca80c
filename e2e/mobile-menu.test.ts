import type { Page } from "puppeteer-core";
import { expectQuiet, hydrated, inOneBrowser } from "./support/browser";
import { bothLanguages, smokeMatrix } from "./support/cases";
import { boxOf, eventually, find, findAll, isGone } from "./support/find";
import { scrollingEnds, scrollTo, scrollY } from "./support/scrolling";
import { ownServer } from "./support/servers";
import { languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();

const openMenu = async (page: Page, code: string) => {
  const toggle = await find(page, "button", texts(code, "common:menu"));
  await toggle.click();
  return { toggle, dialog: await find(page, "dialog", texts(code, "common:menu")) };
};

describe("the mobile menu", () => {
  test.each(smokeMatrix)(
    "traps the focus, restores it, and stops the page from scrolling, $code",
    async ({ code }) => {
      const page = await open({ path: pathIn(code, "/"), size: "phone" });
      await scrollTo(page, 700);
      const { toggle, dialog } = await openMenu(page, code);
      const stops =
        (await findAll(dialog, "link")).length + (await findAll(dialog, "button")).length;
      for (let press = 0; press <= stops; press += 1) {
        await page.keyboard.press("Tab");
        expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      }

      await page.mouse.move(195, 600);
      await page.mouse.wheel({ deltaY: 500 });
      expect(await scrollingEnds(page)).toBe(700);

      await page.keyboard.press("Escape");
      expect(await isGone(page, "dialog")).toBe(true);
      await page.waitForFunction((node) => node === document.activeElement, {}, toggle);
      await page.mouse.wheel({ deltaY: 300 });
      await eventually(async () => (await scrollY(page)) > 700);
      await expectQuiet(page);
    },
  );

  test.each(bothLanguages)(
    "is replaced by the links of the header from 1200 px, where all fit in one line, $code",
    async ({ code }) => {
      const page = await open({ path: pathIn(code, "/"), size: "desktop" });
      await page.setViewport({ width: 1199, height: 800 });
      await openMenu(page, code);
      await page.setViewport({ width: 1200, height: 800 });
      expect(await isGone(page, "dialog")).toBe(true);
      expect(await isGone(page, "button", texts(code, "common:menu"))).toBe(true);
      const header = await find(page, "banner");
      const name = languageOf(code).endonym;
      const items = [
        ...(await findAll(header, "link")),
        await find(header, "button", texts(code, "common:language.button", { name })),
      ];
      // The skip link is above the window until it has the focus.
      const boxes = (await Promise.all(items.map(boxOf))).filter(({ bottom }) => bottom > 0);
      boxes.sort((a, b) => a.left - b.left);
      for (const [index, box] of boxes.entries()) {
        expect(box.height).toBeLessThan(60);
        expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
        expect(box.right).toBeLessThanOrEqual(1200);
      }
      await expectQuiet(page);
    },
  );

  test.each(smokeMatrix)(
    "moves the focus to the section of a link that is opened by keyboard, $code",
    async ({ code }) => {
      const page = await open({ path: pathIn(code, "/"), size: "phone" });
      // React reports error #421 if a hash is clicked while the code of a lazy part is missing.
      await hydrated(page, { demo: true });
      const { dialog } = await openMenu(page, code);
      await (await find(dialog, "link", texts(code, "common:nav.pricing"))).press("Enter");
      expect(await isGone(page, "dialog")).toBe(true);
      // The menu restores the focus, or not, only after it has closed.
      await scrollingEnds(page);
      await page.keyboard.press("Tab");
      expect(
        await page.$eval("#pricing", (section) => section.contains(document.activeElement)),
      ).toBe(true);
      await expectQuiet(page);
    },
  );

  test("is replaced by a link to the links of the footer if its code cannot be loaded", async () => {
    server.fail({ match: /\/menus-/, kind: "fail", status: 503 });
    const page = await open({ path: "/", size: "phone", origin: server.url(), waitUntil: "load" });
    await (await find(page, "button", texts("en", "common:menu"))).click();
    await (await find(page, "link", texts("en", "common:menu"))).click();
    const list = await find(page, "navigation", texts("en", "common:footer.quickLinks"));
    await page.waitForFunction((node) => node.getBoundingClientRect().top < innerHeight, {}, list);
  });

  test("closes and scrolls to the section of the link", async () => {
    const page = await open({ path: "/", size: "phone", reducedMotion: false });
    await hydrated(page, { demo: true });
    for (const [key, id] of [
      ["nav.pricing", "pricing"],
      ["nav.home", "home"],
    ] as const) {
      const { dialog } = await openMenu(page, "en");
      await (await find(dialog, "link", texts("en", `common:${key}`))).click();
      expect(await isGone(page, "dialog")).toBe(true);
      const y = await scrollingEnds(page);
      const heading = await page.$(`[id="${id}-heading"]`);
      const top = heading ? (await boxOf(heading)).top : 0;
      expect(top).toBeGreaterThanOrEqual(72);
      expect(top).toBeLessThan(400);
      if (id === "home") expect(y).toBe(0);
    }
    await expectQuiet(page);
  });
});
