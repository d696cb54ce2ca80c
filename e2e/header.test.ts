import type { Page } from "puppeteer-core";
import { expectQuiet, hydrated, inOneBrowser } from "./support/browser";
import { fullMatrix } from "./support/cases";
import { attribute, boxOf, eventually, find } from "./support/find";
import { scrollingEnds, scrollTo, scrollY } from "./support/scrolling";
import { data, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const main = data.navigation.main;

/** The background and the shadow of the header after its transitions. */
async function look(page: Page) {
  const header = await find(page, "banner");
  return header.evaluate(async (node) => {
    await Promise.all(node.getAnimations().map((animation) => animation.finished));
    const { backgroundColor, boxShadow } = getComputedStyle(node);
    return { background: backgroundColor, hasShadow: boxShadow !== "none" };
  });
}

const clear = { background: "rgba(0, 0, 0, 0)", hasShadow: false };
const light = { background: "rgb(255, 253, 249)", hasShadow: true };

describe.each(fullMatrix)("the header, $code, $size", ({ code, size }) => {
  test("does not cover the sign-up link of the hero, and turns light after 50 px", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    const hero = (await page.$("#home")) ?? page;
    const signUp = await find(hero, "link", texts(code, "common:startTrial"));
    expect((await boxOf(signUp)).bottom).toBeLessThan(page.viewport()?.height ?? 0);
    expect(await look(page)).toEqual(clear);
    await scrollTo(page, 50);
    expect(await look(page)).toEqual(clear);
    await scrollTo(page, 51);
    expect(await look(page)).toEqual(light);
    await scrollTo(page, 0);
    expect(await look(page)).toEqual(clear);

    // A reload restores the scroll position, where the header is light at once.
    await scrollTo(page, 900);
    await page.reload();
    await hydrated(page);
    await eventually(async () => (await scrollY(page)) > 50);
    expect(await look(page)).toEqual(light);
    await expectQuiet(page);
  });
});

test("the header of a phone has a sign-up link when the hero is out of view", async () => {
  const page = await open({ path: "/", size: "phone" });
  const header = await find(page, "banner");
  const offers = () =>
    header.$$eval("a", (links) => links.filter((link) => link.checkVisibility()).length);
  const before = await offers();
  await scrollTo(page, 900);
  await eventually(async () => (await offers()) === before + 1);
  await scrollTo(page, 0);
  await eventually(async () => (await offers()) === before);
});

test("the links of the header lead to their sections, and the one of the current section is marked", async () => {
  const page = await open({ path: "/", size: "desktop" });
  // React reports error #421 if a hash is clicked while the code of a lazy part is missing.
  await hydrated(page, { demo: true });
  const nav = await find(page, "navigation", texts("en", "common:nav.main"));
  for (const { id, anchor } of [...main.slice(1), ...main.slice(0, 1)]) {
    const link = await find(nav, "link", texts("en", `common:nav.${id}`));
    await link.click();
    const y = await scrollingEnds(page);
    const heading = await page.$(`[id="${anchor}-heading"]`);
    const { top, bottom } = heading ? await boxOf(heading) : { top: 0, bottom: 0 };
    expect(top).toBeGreaterThanOrEqual(72);
    expect(bottom).toBeLessThanOrEqual(800);
    if (id === "home") expect(y).toBe(0);
    await eventually(async () => (await attribute(link, "aria-current")) !== null);
    expect(await nav.$$("[aria-current]")).toHaveLength(1);
  }
  await expectQuiet(page);
});
