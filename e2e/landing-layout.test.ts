import type { ElementHandle, Page } from "puppeteer-core";
import { packSize } from "../src/components/pack/pack-drawing";
import type { Feature } from "../src/content/types";
import { readJson } from "../src/testing/content";
import { pathOf, setUpBrowser } from "./support/browser";
import { bothLanguages, isFull } from "./support/cases";
import { boxOf, eventually, find, findAll } from "./support/find";
import { data, localePath, sampleOf, samplePages, textIn } from "./support/texts";

// Texts that fit: e2e/text-layout. The motion of the drawings: e2e/animations.
const open = setUpBrowser();

/** The box of the QR code on the pack. The barcode beside it has digits. */
const boxOfCode = async (page: Page) =>
  boxOf((await page.$("#home #carton svg:not(:has(text))")) as ElementHandle<Element>);

describe.each(bothLanguages)("the first screen in $code", ({ code }) => {
  test("shows the facts in one line above the fold of a desktop, and the phone does not cover the code", async () => {
    const page = await open({ path: localePath(code, "/"), size: "desktop" });
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewport(viewport);
      const facts = (await page.$("main dl")) as ElementHandle<Element>;
      const names = await Promise.all((await findAll(facts, "term")).map(boxOf));
      expect(new Set(names.map(({ top }) => top)).size).toBe(1);
      expect((await boxOf(facts)).bottom).toBeLessThanOrEqual(viewport.height);
      const phone = await boxOf(await find(page, "image", textIn(code, "landing:hero.phoneAlt")));
      expect((await boxOfCode(page)).right).toBeLessThan(phone.left);
    }
  });

  test("shows the whole code on a phone, where a press on it opens the page of the sample", async () => {
    const page = await open({ path: localePath(code, "/"), size: "phone" });
    const { left, right, top, bottom } = await boxOfCode(page);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(844);
    await page.mouse.click((left + right) / 2, (top + bottom) / 2);
    await eventually(async () => pathOf(page) === localePath(code, samplePages.product));
    await find(page, "heading", sampleOf(code).name);
  });
});

test("the phone does not cover the label of the name on a small screen, in any language", async () => {
  const covered: string[] = [];
  for (const { code } of data.published) {
    const page = await open({ path: localePath(code, "/"), size: "desktop" });
    const field = await find(page, "textbox", textIn(code, "landing:hero.nameLabel"));
    const label = await field.evaluateHandle(
      (node) => (node as HTMLInputElement).labels?.[0] as HTMLElement,
    );
    const phone = await find(page, "image", textIn(code, "landing:hero.phoneAlt"));
    for (const width of [320, 390]) {
      await page.setViewport({ width, height: 844 });
      const [onPack, other] = [await boxOf(label), await boxOf(phone)];
      if (onPack.right > other.left && onPack.bottom > other.top) covered.push(`${code} ${width}`);
    }
  }
  expect(covered).toEqual([]);
});

test.each(isFull ? data.published : bothLanguages)(
  "panels that meet when the carton is folded have the same size, $code",
  async ({ code }) => {
    const page = await open({ path: localePath(code, "/"), size: "desktop" });
    const { features } = readJson<{ features: Feature[] }>("data/features.json");
    for (const width of [1280, 1440]) {
      await page.setViewport({ width, height: 900 });
      const boxes = await Promise.all(
        features.map(async ({ id, face }) => {
          const panel = await find(page, "article", textIn(code, `landing:features.${id}`));
          return { face, ...(await boxOf(panel)) };
        }),
      );
      const unit = (boxes.find(({ face }) => face === "front")?.width ?? 0) / packSize.width;
      for (const box of boxes) {
        const across = box.face === "side" ? packSize.depth : packSize.width;
        const down = ["top", "bottom"].includes(box.face) ? packSize.depth : packSize.height;
        expect(Math.abs(box.width - across * unit)).toBeLessThanOrEqual(2);
        expect(Math.abs(box.height - down * unit)).toBeLessThanOrEqual(2);
      }
    }
  },
);

const { plans } = data.plans;

test.each(bothLanguages)(
  "the buttons of all plans are on the first screen below the heading, $code",
  async ({ code }) => {
    const page = await open({ path: localePath(code, "/"), size: "desktop", js: false });
    await page.setViewport({ width: 1440, height: 900 });
    await page.$eval("#pricing", (section) => section.scrollIntoView({ behavior: "instant" }));
    for (const { id } of plans) {
      const name = textIn(code, "landing:pricing.signUpFor", { plan: id });
      const { top, bottom } = await boxOf(await find(page, "link", name));
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(900);
    }
  },
);

test.each(bothLanguages)("plans are compared side by side on a phone, $code", async ({ code }) => {
  const page = await open({ path: localePath(code, "/"), size: "phone", js: false });
  for (const width of [390, 320]) {
    await page.setViewport({ width, height: 844, hasTouch: true, isMobile: true });
    const columns = await page.$$eval("#pricing article", (articles) =>
      articles.map((article) => {
        const boxes = (selector: string): DOMRect[] =>
          [...article.querySelectorAll(selector)].map((node) =>
            node.getBoundingClientRect().toJSON(),
          );
        return { names: boxes("dt"), values: boxes("dd") };
      }),
    );
    expect(columns).toHaveLength(plans.length);
    // The first plan has the name of each row, and the values of all plans are below it.
    const lines = columns.flatMap(({ names }) => names).filter((name) => name.width > 1);
    expect(lines).toHaveLength(columns[0]?.values.length ?? 0);
    for (const [index, line] of lines.entries()) {
      expect(line.width).toBeLessThanOrEqual(width / plans.length);
      for (const { values } of columns) {
        expect(values[index]?.top).toBeGreaterThanOrEqual(Math.floor(line.bottom));
        expect(Math.round(values[index]?.top ?? 0)).toBe(
          Math.round(columns[0]?.values[index]?.top ?? 0),
        );
        expect(values[index - 1]?.top ?? 0).toBeLessThan(line.top);
      }
    }
  }
});
