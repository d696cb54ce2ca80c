import type { ElementHandle, Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, isFirefox, pathOf } from "./support/browser";
import { bothLanguages, everywhere } from "./support/cases";
import { boxOf, eventually, find, findAll } from "./support/find";
import { pathIn, samplePages, texts } from "./support/texts";

// The first screen: the pack whose code a phone reads.
const open = inOneBrowser();

/** How often each movement of the picture has begun and ended, by the element and what moves. */
interface Movements {
  begun: Record<string, number>;
  ended: Record<string, number>;
}

/** Counts from the first frame on what moves in the picture. */
const countMovements = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const movements: Movements = { begun: {}, ended: {} };
    const count = (counts: Record<string, number>) => (event: AnimationEvent) => {
      if (!(event.target as Element).closest("figure")) return;
      counts[event.animationName] = (counts[event.animationName] ?? 0) + 1;
    };
    document.addEventListener("animationstart", count(movements.begun));
    document.addEventListener("animationend", count(movements.ended));
    Object.assign(window, { movements });
  });

const movementsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { movements: Movements }).movements);

/** Where pack and phone stand, and which ink the drawing shows. */
async function endOf(page: Page) {
  const figure = (await page.$("main figure")) as ElementHandle<Element>;
  const boxes = await Promise.all((await findAll(figure, "image")).map(boxOf));
  const ink = await figure.$$eval("svg path", (paths) =>
    paths.map((path) => {
      const { opacity, strokeDashoffset, transform } = getComputedStyle(path);
      return [opacity, strokeDashoffset, transform].join();
    }),
  );
  return { boxes, ink };
}

describe.each(everywhere)("the phone reads the code, $code, $size", ({ code, size }) => {
  const path = pathIn(code, "/");

  test("once, and ends as it stands for who asks for less motion", async () => {
    const calm = await open({ path, size, before: countMovements });
    expect(await movementsOf(calm)).toEqual({ begun: {}, ended: {} });
    const page = await open({ path, size, reducedMotion: false, before: countMovements });
    const { begun, ended } = await eventually(async () => {
      const counted = await movementsOf(page);
      return Object.keys(counted.ended).length === 3 && counted;
    });
    expect(ended).toEqual(begun);
    expect(Object.values(ended)).toEqual([1, 1, 1]);
    expect(await endOf(page)).toEqual(await endOf(calm));
    await expectQuiet(page);
  });
});

/** Where the code is drawn on the pack. */
const boxOfCode = async (page: Page) =>
  boxOf((await page.$("#home #carton svg:not(.barcode)")) as ElementHandle<Element>);

describe.each(bothLanguages)("the first screen in $code", ({ code }) => {
  test("facts stand in one line above the fold of a desk; the phone leaves the code free", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewport(viewport);
      const facts = (await page.$("main dl")) as ElementHandle<Element>;
      const names = await Promise.all((await findAll(facts, "term")).map(boxOf));
      expect(new Set(names.map(({ top }) => top)).size).toBe(1);
      const list = await boxOf(facts);
      expect(list.bottom).toBeLessThanOrEqual(viewport.height);
      const phone = await boxOf(await find(page, "image", texts(code, "landing:hero.phoneAlt")));
      expect((await boxOfCode(page)).right).toBeLessThan(phone.left);
    }
  });

  // Firefox has no touch screen over WebDriver BiDi.
  (isFirefox ? test.skip : test)("a finger on the code opens the sample's page", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "phone" });
    const { left, right, top, bottom } = await boxOfCode(page);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(844);
    await page.touchscreen.tap((left + right) / 2, (top + bottom) / 2);
    const product = pathIn(code, samplePages.product);
    await eventually(async () => pathOf(page) === product);
  });
});
