import type { ElementHandle } from "puppeteer-core";
import { formatNumber, formatPrice } from "../src/content/format";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothLanguages, everywhere } from "./support/cases";
import { attribute, boxOf, find, findAll, textOf } from "./support/find";
import { data, languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const { plans, currency, rows } = data.plans;

/** How many lines a price takes, and whether it stands apart from the direction of its surroundings. */
const setting = (plan: ElementHandle, price: string) =>
  plan.$$eval(
    "bdi",
    (found, text) =>
      found
        .filter((each) => each.textContent === text)
        .map((each) => ({
          lines: new Set([...each.getClientRects()].map(({ top }) => Math.round(top))).size,
          fits: each.getBoundingClientRect().right <= innerWidth,
        })),
    price,
  );

describe.each(everywhere)("the plans, $code, $size", ({ code, size }) => {
  const t = (key: string, runtime?: Record<string, string>) => texts(code, key, runtime);

  test("have their prices, their limits and a sign-up link each", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    for (const { id, priceCents, popular, productLimit } of plans) {
      const plan = await find(page, "article", id);
      const price = formatPrice(priceCents, currency, languageOf(code));
      expect(await setting(plan, price)).toEqual([{ lines: 1, fits: true }]);

      const text = await textOf(plan);
      expect(text.includes(t("landing:pricing.popular"))).toBe(popular);
      const link = await find(plan, "link", t("landing:pricing.signUpFor", { plan: id }));
      expect(await attribute(link, "href")).toBe(`${data.site.appUrl}/signup`);
      expect(await attribute(link, "target")).toBeNull();
      if (!rows.includes("products")) continue;
      const limit =
        productLimit === null
          ? t("landing:pricing.unlimited")
          : formatNumber(productLimit, languageOf(code));
      expect(text).toContain(limit);
    }
    await expectQuiet(page);
  });
});

describe.each(bothLanguages)("the plans, $code", ({ code }) => {
  test.each([390, 320])("are compared side by side at %s px", async (width) => {
    const page = await open({ path: pathIn(code, "/"), size: "phone" });
    await page.setViewport({ width, height: 844, hasTouch: true, isMobile: true });
    const places = await Promise.all(
      plans.map(async ({ id, priceCents }) => {
        const plan = await find(page, "article", id);
        const name = await boxOf(await find(plan, "heading", id));
        const price = await plan.$$eval("bdi", (found) =>
          found.map((each) => each.getBoundingClientRect().toJSON()),
        );
        const cells = await plan.$$eval("dd", (found) =>
          found.map((each) => Math.round(each.getBoundingClientRect().top)),
        );
        const amount = formatPrice(priceCents, currency, languageOf(code));
        expect(await setting(plan, amount)).toEqual([{ lines: 1, fits: true }]);
        return { name, price: price[0] as DOMRect, cells };
      }),
    );
    for (const { name, price, cells } of places) {
      expect(name.left).toBeGreaterThanOrEqual(0);
      expect(name.right).toBeLessThanOrEqual(width);
      expect(price.left).toBeGreaterThanOrEqual(0);
      expect(price.right).toBeLessThanOrEqual(width);
      expect(cells).toHaveLength(rows.length);
      expect(cells).toEqual(places[0]?.cells);
    }
    // No price runs into the next plan's.
    const across = places.map(({ price }) => price).sort((a, b) => a.left - b.left);
    for (const [index, price] of across.entries()) {
      expect(price.left).toBeGreaterThanOrEqual(across[index - 1]?.right ?? 0);
    }
    expect(await findAll(page, "article", plans[0]?.id)).toHaveLength(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(overflow).toBe(false);
    await expectQuiet(page);
  });
});
