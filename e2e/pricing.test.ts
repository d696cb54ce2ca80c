import { commonRows } from "../src/sections/pricing/plan-cell";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { boxOf, find } from "./support/find";
import { data, pathIn, texts } from "./support/texts";

// The content of the plans: src/sections/pricing. Prices on one line: e2e/setting.
const open = inOneBrowser();
const { plans } = data.plans;
const said = plans.map((plan) => ({
  ...plan,
  productLimit: plan.productLimit?.toString() ?? null,
}));
const common = commonRows(data.plans.rows, said);
const rows = data.plans.rows.filter((row) => !common.includes(row));

test.each(bothLanguages)(
  "the buttons of all plans are on the first screen below the heading, $code",
  async ({ code }) => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop", js: false });
    await page.setViewport({ width: 1440, height: 900 });
    await page.$eval("#pricing", (section) => section.scrollIntoView({ behavior: "instant" }));
    for (const { id } of plans) {
      const plan = await find(page, "article", id);
      const button = await boxOf(
        await find(plan, "link", texts(code, "landing:pricing.signUpFor", { plan: id })),
      );
      expect(button.top).toBeGreaterThan(0);
      expect(button.bottom).toBeLessThanOrEqual(900);
    }
    await expectQuiet(page);
  },
);

test.each(bothLanguages)("plans are compared side by side on a phone, $code", async ({ code }) => {
  const page = await open({ path: pathIn(code, "/"), size: "phone", js: false });
  for (const width of [390, 320]) {
    await page.setViewport({ width, height: 844, hasTouch: true, isMobile: true });
    const places = await Promise.all(
      plans.map(async ({ id }) => {
        const plan = await find(page, "article", id);
        const name = await boxOf(await find(plan, "heading", id));
        const price = await plan.$eval("bdi", (node) => node.getBoundingClientRect().toJSON());
        const cells = await plan.$$eval("dd", (found) =>
          found.map((each) => Math.round(each.getBoundingClientRect().top)),
        );
        const shown = await plan.evaluate((node) => node.innerText);
        return { name, price: price as DOMRect, cells, shown };
      }),
    );
    for (const { name, price, cells, shown } of places) {
      expect(shown).toContain(texts(code, "landing:pricing.perMonth"));
      expect(Math.min(name.left, price.left)).toBeGreaterThanOrEqual(0);
      expect(Math.max(name.right, price.right)).toBeLessThanOrEqual(width);
      expect(cells).toHaveLength(rows.length);
      expect(cells).toEqual(places[0]?.cells);
    }
    // The name of each row has its own line across all plans.
    const lines = await page.$$eval("#pricing article dt", (names) =>
      names
        .map((each) => each.getBoundingClientRect())
        .filter((box) => box.width > 1)
        .map(({ top, bottom, width }) => ({ top, bottom, width })),
    );
    expect(lines).toHaveLength(rows.length);
    for (const [index, line] of lines.entries()) {
      expect(line.width).toBeGreaterThan(0.85 * width);
      expect(places[0]?.cells[index]).toBeGreaterThanOrEqual(Math.floor(line.bottom));
      expect(places[0]?.cells[index - 1] ?? 0).toBeLessThan(line.top);
    }
    // No price overlaps that of the next plan.
    const across = places.map(({ price }) => price).sort((a, b) => a.left - b.left);
    for (const [index, price] of across.entries()) {
      expect(price.left).toBeGreaterThanOrEqual(across[index - 1]?.right ?? 0);
    }
  }
  await expectQuiet(page);
});
