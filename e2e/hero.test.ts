import type { ElementHandle, Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, isFirefox, pathOf } from "./support/browser";
import { bothLanguages, fullMatrix } from "./support/cases";
import { boxOf, eventually, find, findAll } from "./support/find";
import { pathIn, samplePages, texts } from "./support/texts";

const open = inOneBrowser();

/** How often each animation of the picture has started and ended, by name. */
interface Animations {
  begun: Record<string, number>;
  ended: Record<string, number>;
}

/** Counts the animations of the picture from the first frame on. */
const countAnimations = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const animations: Animations = { begun: {}, ended: {} };
    const count = (counts: Record<string, number>) => (event: AnimationEvent) => {
      if (!(event.target as Element).closest("figure")) return;
      counts[event.animationName] = (counts[event.animationName] ?? 0) + 1;
    };
    document.addEventListener("animationstart", count(animations.begun));
    document.addEventListener("animationend", count(animations.ended));
    Object.assign(window, { animations });
  });

const animationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { animations: Animations }).animations);

/** The boxes of pack and phone, and the styles of the drawn lines. */
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

describe.each(fullMatrix)(
  "the animation of the phone that reads the code, $code, $size",
  ({ code, size }) => {
    const path = pathIn(code, "/");

    test("runs once, and ends in the same picture as under reduced motion", async () => {
      const calm = await open({ path, size, before: countAnimations });
      expect(await animationsOf(calm)).toEqual({ begun: {}, ended: {} });
      const page = await open({ path, size, reducedMotion: false, before: countAnimations });
      const { begun, ended } = await eventually(async () => {
        const counted = await animationsOf(page);
        return Object.keys(counted.ended).length === 3 && counted;
      });
      expect(ended).toEqual(begun);
      expect(Object.values(ended)).toEqual([1, 1, 1]);
      expect(await endOf(page)).toEqual(await endOf(calm));
      await expectQuiet(page);
    });
  },
);

/** The box of the QR code on the pack. */
const boxOfCode = async (page: Page) =>
  boxOf((await page.$("#home #carton svg:not(.barcode)")) as ElementHandle<Element>);

describe.each(bothLanguages)("the first screen in $code", ({ code }) => {
  test("shows the facts in one line above the fold of a desktop, and the phone does not cover the code", async () => {
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

  // Firefox does not support touches.
  (isFirefox ? test.skip : test)(
    "opens the page of the sample when the code is tapped",
    async () => {
      const page = await open({ path: pathIn(code, "/"), size: "phone" });
      const { left, right, top, bottom } = await boxOfCode(page);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(844);
      await page.touchscreen.tap((left + right) / 2, (top + bottom) / 2);
      const product = pathIn(code, samplePages.product);
      await eventually(async () => pathOf(page) === product);
    },
  );
});
