import type { ElementHandle } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { smokeMatrix } from "./support/cases";
import { attribute, boxOf, eventually, find, findAll, headerHeight } from "./support/find";
import { bringTo } from "./support/scrolling";
import { legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

test.each(smokeMatrix)(
  "lines are short enough to read, and tables fit into the window, $code, $size",
  async (each) => {
    const page = await open({ path: pathIn(each.code, "/cookies"), size: each.size, js: false });
    const { width, lineHeight } = await page.$eval("article section p", (paragraph) => {
      const style = getComputedStyle(paragraph);
      const size = Number.parseFloat(style.fontSize);
      return {
        width: paragraph.clientWidth / size,
        lineHeight: Number.parseFloat(style.lineHeight) / size,
      };
    });
    expect(width).toBeLessThan(45);
    expect(lineHeight).toBeGreaterThanOrEqual(1.4);

    const table = (await page.$("main table")) as ElementHandle;
    // On a phone the rows look like cards, but assistive technology still finds a table.
    for (const role of ["columnheader", "row", "cell"]) {
      expect(await findAll(table, role)).not.toHaveLength(0);
    }
    const box = await boxOf(
      (await table.$("tr:last-child td:last-child")) as ElementHandle<Element>,
    );
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(page.viewport()?.width ?? 0);
    expect(box.width).toBeGreaterThan(80);
    await expectQuiet(page);
  },
);

test("the table of contents leads to the sections and marks the one in view", async () => {
  const page = await open({ path: "/privacy", size: "desktop" });
  const contents = await find(page, "navigation", texts("en", "legal:onThisPage"));
  const { sections } = legalOf("en", "privacy");
  for (const { id, heading } of sections.slice(0, 4)) {
    const link = await find(contents, "link", heading);
    await link.click();
    const target = await find(page, "heading", heading);
    await eventually(async () => (await boxOf(target)).top < 300);
    expect((await boxOf(target)).top).toBeGreaterThanOrEqual(headerHeight);
    const section = await page.$(`section[id="${id}"]`);
    if (section) await bringTo(page, section, 310);
    await eventually(async () => (await attribute(link, "aria-current")) !== null);
    expect(await contents.$$("[aria-current]")).toHaveLength(1);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await eventually(async () => (await contents.$$("[aria-current]")).length === 0);
  await expectQuiet(page);
});
