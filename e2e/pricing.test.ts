import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { boxOf, find } from "./support/find";
import { data, pathIn, texts } from "./support/texts";

// What the plans say: src/sections/pricing. That a price stands on one line: e2e/setting.
const open = inOneBrowser();
const { plans, rows } = data.plans;

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
        const said = await plan.evaluate((node) => node.innerText);
        return { name, price: price as DOMRect, cells, said };
      }),
    );
    for (const { name, price, cells, said } of places) {
      expect(said).toContain(texts(code, "landing:pricing.perMonth"));
      expect(Math.min(name.left, price.left)).toBeGreaterThanOrEqual(0);
      expect(Math.max(name.right, price.right)).toBeLessThanOrEqual(width);
      expect(cells).toHaveLength(rows.length);
      expect(cells).toEqual(places[0]?.cells);
    }
    // Each row's name has a line to itself, across all plans.
    const lines = await page.$$eval("#pricing dt", (names) =>
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
    // No price runs into the next plan's.
    const across = places.map(({ price }) => price).sort((a, b) => a.left - b.left);
    for (const [index, price] of across.entries()) {
      expect(price.left).toBeGreaterThanOrEqual(across[index - 1]?.right ?? 0);
    }
  }
  await expectQuiet(page);
});
