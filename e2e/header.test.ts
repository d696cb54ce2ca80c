import type { ElementHandle, Page } from "puppeteer-core";
import { hydrated, setUpBrowser } from "./support/browser";
import { bothLanguages, fullMatrix, smokeMatrix } from "./support/cases";
import { boxOf, eventually, find, findAll, headerHeight, isGone } from "./support/find";
import { bringTo, scrollingEnds, scrollTo, scrollY } from "./support/scrolling";
import { data, languageByCode, legalOf, localePath, textIn } from "./support/texts";

// The header and the contents of documents. Their links and texts: src/components/header, src/templates. The
// language menu: e2e/language.
const open = setUpBrowser();

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

test.each(fullMatrix)(
  "the header does not cover the sign-up link of the hero, and turns light after 50 px, $code, $size",
  async ({ code, size }) => {
    const page = await open({ path: localePath(code, "/"), size });
    const hero = (await page.$("#home")) ?? page;
    const signUp = await find(hero, "link", textIn(code, "common:startTrial"));
    expect((await boxOf(signUp)).bottom).toBeLessThan(page.viewport()?.height ?? 0);
    const header = await find(page, "banner");
    const ownSignUp = textIn(code, "common:signUp");
    if (size === "phone") expect(await isGone(header, "link", ownSignUp)).toBe(true);
    for (const [y, expected] of [
      [50, clear],
      [51, light],
      [0, clear],
    ] as const) {
      await scrollTo(page, y);
      expect(await look(page)).toEqual(expected);
    }
    // Below the first screen, the header of a phone has a sign-up link, too.
    await scrollTo(page, 900);
    await find(header, "link", ownSignUp);
    // A reload restores the scroll position, so the header is light immediately.
    await page.reload();
    await hydrated(page);
    await eventually(async () => (await scrollY(page)) > 50);
    expect(await look(page)).toEqual(light);
  },
);

test.each([
  {
    path: "/",
    list: "common:nav.main",
    links: data.navigation.main.map((id) => ({
      name: textIn("en", `common:nav.${id}`),
      anchor: id,
    })),
  },
  {
    path: "/privacy",
    list: "legal:onThisPage",
    links: legalOf("en", "privacy")
      .sections.slice(1, 4)
      .map(({ id, heading }) => ({ name: heading, anchor: id })),
  },
])(
  "the links of $list lead to their sections, and the one of the current section is marked",
  async ({ path, list, links }) => {
    const page = await open({ path, size: "desktop" });
    // React reports error #421 if a hash is clicked while the code of a lazy part is missing.
    await hydrated(page, { demo: true });
    const nav = await find(page, "navigation", textIn("en", list));
    for (const { name, anchor } of links.toReversed()) {
      const link = await find(nav, "link", name);
      await link.click();
      const y = await scrollingEnds(page);
      const heading = (await page.$(`[id="${anchor}"] :is(h1, h2)`)) as ElementHandle<Element>;
      const { top, bottom } = await boxOf(heading);
      expect(top).toBeGreaterThanOrEqual(headerHeight);
      expect(bottom).toBeLessThanOrEqual(800);
      if (anchor === "home") expect(y).toBe(0);
      // The current section is the one at 40 % of the height of the window.
      await bringTo(page, heading, 300);
      await eventually(async () => (await link.evaluate((node) => node.ariaCurrent)) !== null);
      expect(await nav.$$("[aria-current]")).toHaveLength(1);
    }
  },
);

const openMenu = async (page: Page, code: string) => {
  const toggle = await find(page, "button", textIn(code, "common:menu"));
  await toggle.click();
  return { toggle, dialog: await find(page, "dialog", textIn(code, "common:menu")) };
};

describe("the mobile menu", () => {
  test.each(smokeMatrix)(
    "stops the page from scrolling, and moves the focus back or to the section of a link, $code",
    async ({ code }) => {
      const page = await open({ path: localePath(code, "/"), size: "phone", reducedMotion: false });
      await hydrated(page, { demo: true });
      await scrollTo(page, 700);
      const { toggle } = await openMenu(page, code);
      await page.mouse.move(195, 600);
      await page.mouse.wheel({ deltaY: 500 });
      expect(await scrollingEnds(page)).toBe(700);

      await page.keyboard.press("Escape");
      expect(await isGone(page, "dialog")).toBe(true);
      await page.waitForFunction((node) => node === document.activeElement, {}, toggle);
      await page.mouse.wheel({ deltaY: 300 });
      await eventually(async () => (await scrollY(page)) > 700);

      // A link moves the focus to its section.
      for (const id of ["pricing", "home"]) {
        const { dialog } = await openMenu(page, code);
        await (await find(dialog, "link", textIn(code, `common:nav.${id}`))).press("Enter");
        expect(await isGone(page, "dialog")).toBe(true);
        // The menu decides whether to restore the focus only after it has closed.
        const y = await scrollingEnds(page);
        const heading = await page.$(`[id="${id}-heading"]`);
        const { top } = await boxOf(heading as ElementHandle<Element>);
        expect(top).toBeGreaterThanOrEqual(headerHeight);
        expect(top).toBeLessThan(400);
        if (id === "home") expect(y).toBe(0);
        await page.keyboard.press("Tab");
        const isInside = await page.$eval(`[id="${id}"]`, (section) =>
          section.contains(document.activeElement),
        );
        expect(isInside).toBe(true);
      }
    },
  );

  test.each(bothLanguages)(
    "is replaced by the links of the header from 1200 px, where all fit in one line, $code",
    async ({ code }) => {
      const page = await open({ path: localePath(code, "/"), size: "desktop" });
      await page.setViewport({ width: 1199, height: 800 });
      await openMenu(page, code);
      await page.setViewport({ width: 1200, height: 800 });
      expect(await isGone(page, "dialog")).toBe(true);
      expect(await isGone(page, "button", textIn(code, "common:menu"))).toBe(true);
      const header = await find(page, "banner");
      const name = textIn(code, "common:language.button", { name: languageByCode(code).endonym });
      const items = [...(await findAll(header, "link")), await find(header, "button", name)];
      // The skip link is above the window until it has the focus.
      const boxes = (await Promise.all(items.map(boxOf))).filter(({ bottom }) => bottom > 0);
      boxes.sort((a, b) => a.left - b.left);
      for (const [index, box] of boxes.entries()) {
        expect(box.height).toBeLessThan(60);
        expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
        expect(box.right).toBeLessThanOrEqual(1200);
      }
    },
  );
});
