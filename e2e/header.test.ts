import type { Page } from "puppeteer-core";
import { addressOf, expectQuiet, hydrated, inOneBrowser } from "./support/browser";
import { bothLanguages, everywhere } from "./support/cases";
import { attribute, boxOf, eventually, find } from "./support/find";
import { bringTo, scrollingEnds, scrollTo, scrollY } from "./support/scrolling";
import { data, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const main = data.navigation.main;

/** How the header looks once its colours have stopped changing. */
async function look(page: Page) {
  const header = await find(page, "banner");
  return header.evaluate(async (node) => {
    await Promise.all(node.getAnimations().map((animation) => animation.finished));
    const { backgroundColor, boxShadow } = getComputedStyle(node);
    return { background: backgroundColor, hasShadow: boxShadow !== "none" };
  });
}

const clear = { background: "rgba(0, 0, 0, 0)", hasShadow: false };
const white = { background: "rgb(255, 255, 255)", hasShadow: true };

describe.each(everywhere)("the header, $code, $size", ({ code, size }) => {
  test.each(["/", "/privacy"])("turns white after 50 px on %s", async (path) => {
    const page = await open({ path: pathIn(code, path), size });
    expect(await look(page)).toEqual(clear);
    await scrollTo(page, 50);
    expect(await look(page)).toEqual(clear);
    await scrollTo(page, 51);
    expect(await look(page)).toEqual(white);
    await scrollTo(page, 0);
    expect(await look(page)).toEqual(clear);

    // A reload in the middle of the page comes back there, where it must be white at once.
    await scrollTo(page, 900);
    await page.reload();
    await hydrated(page);
    await eventually(async () => (await scrollY(page)) > 50);
    expect(await look(page)).toEqual(white);
    await expectQuiet(page);
  });
});

describe.each(bothLanguages)("the header's links, $code", ({ code }) => {
  const t = (key: string) => texts(code, key);
  const linkTo = async (page: Page, id: string) =>
    find(await find(page, "navigation", t("common:nav.main")), "link", t(`common:nav.${id}`));

  test.each([true, false])("scroll to their sections, reduced motion %s", async (reducedMotion) => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop", reducedMotion });
    for (const { id, anchor } of [...main.slice(1), ...main.slice(0, 1)]) {
      await (await linkTo(page, id)).click();
      const soon = await scrollY(page);
      const y = await scrollingEnds(page);
      // Smoothly, or at once for those who prefer less motion.
      expect(soon === y).toBe(reducedMotion);
      const heading = await page.$(`[id="${anchor}-heading"]`);
      const { top, bottom } = heading ? await boxOf(heading) : { top: 0, bottom: 0 };
      expect(top).toBeGreaterThanOrEqual(72);
      expect(bottom).toBeLessThanOrEqual(800);
      if (id === "home") expect(y).toBe(0);
    }
    await expectQuiet(page);
  });

  test("lead from a legal page to the section in the same language", async () => {
    const page = await open({ path: pathIn(code, "/privacy"), size: "desktop" });
    await (await linkTo(page, "pricing")).click();
    const heading = await find(page, "heading", t("landing:pricing.title"));
    await scrollingEnds(page);
    expect(addressOf(page)).toBe(pathIn(code, "/#pricing"));
    const { top } = await boxOf(heading);
    expect(top).toBeGreaterThanOrEqual(72);
    expect(top).toBeLessThan(400);
    await expectQuiet(page);
  });

  test("mark the section in view", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    for (const { id, anchor } of main) {
      const section = await page.$(`section[id="${anchor}"]`);
      if (section) await bringTo(page, section, 80);
      const isMarked = async () =>
        (await attribute(await linkTo(page, id), "aria-current")) !== null;
      expect(await eventually(isMarked)).toBe(true);
      const marked = await page.$$("header nav [aria-current]");
      expect(marked).toHaveLength(1);
    }
    await expectQuiet(page);
  });
});
