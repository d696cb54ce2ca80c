import { formatDate } from "../src/content/format";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothLanguages, everywhere } from "./support/cases";
import { attribute, boxOf, eventually, find, findAll, textOf } from "./support/find";
import { bringTo } from "./support/scrolling";
import { data, languageOf, legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const { site, navigation } = data;

describe.each(everywhere)("legal pages, $code, $size", ({ code, size }) => {
  test.each(navigation.legal)("$id has its date, contacts and a readable text", async (entry) => {
    const { id, path, updated } = entry;
    const page = await open({ path: pathIn(code, path), size });
    await find(page, "heading", legalOf(code, id).title);
    const date = await page.$eval("main time", (time) => [time.dateTime, time.textContent]);
    expect(date).toEqual([updated, formatDate(updated, languageOf(code))]);

    const mails = await page.$$eval('main a[href^="mailto:"]', (links) =>
      links.map((link) => link.getAttribute("href")?.slice("mailto:".length)),
    );
    expect(mails).toContain(id === "terms" ? site.legalEmail : site.privacyEmail);

    const { width, overflow, lines } = await page.evaluate(() => {
      const prose = document.querySelector("article");
      const paragraph = prose?.querySelector("section p");
      const style = paragraph && getComputedStyle(paragraph);
      return {
        width: paragraph && style ? paragraph.clientWidth / Number.parseFloat(style.fontSize) : 0,
        overflow: document.documentElement.scrollWidth - innerWidth,
        lines: style ? Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize) : 0,
      };
    });
    expect(width).toBeLessThan(45);
    expect(lines).toBeGreaterThanOrEqual(1.4);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectQuiet(page);
  });

  test("tables can be read to their last column", async () => {
    const page = await open({ path: pathIn(code, "/cookies"), size });
    const [table] = await findAll(await find(page, "main"), "table");
    const cell = (await table?.$$("tbody tr:last-child td"))?.at(-1);
    // Also where a narrow window makes cards of its rows: assistive technology still meets a table.
    for (const role of ["columnheader", "row", "cell"]) {
      expect(table && (await findAll(table, role))).not.toHaveLength(0);
    }
    await cell?.evaluate((node) => node.scrollIntoView({ block: "center", inline: "nearest" }));
    const box = cell && (await boxOf(cell));
    expect(box?.left).toBeGreaterThanOrEqual(0);
    expect(box?.right).toBeLessThanOrEqual(page.viewport()?.width ?? 0);
    expect(box?.width).toBeGreaterThan(80);
    await expectQuiet(page);
  });
});

describe.each(bothLanguages)("legal pages, $code", ({ code }) => {
  test("the contents lead to the sections and mark the one in view", async () => {
    const page = await open({ path: pathIn(code, "/privacy"), size: "desktop" });
    const contents = await find(page, "navigation", texts(code, "legal:onThisPage"));
    const { sections } = legalOf(code, "privacy");
    const links = await findAll(contents, "link");
    expect(await Promise.all(links.map(textOf))).toEqual(sections.map(({ heading }) => heading));
    for (const { id, heading } of sections.slice(0, 4)) {
      const link = await find(contents, "link", heading);
      await link.click();
      const target = await find(page, "heading", heading);
      await eventually(async () => (await boxOf(target)).top < 300);
      expect((await boxOf(target)).top).toBeGreaterThanOrEqual(72);
      const section = await page.$(`section[id="${id}"]`);
      if (section) await bringTo(page, section, 310);
      await eventually(async () => (await attribute(link, "aria-current")) !== null);
      expect(await contents.$$("[aria-current]")).toHaveLength(1);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await eventually(async () => (await contents.$$("[aria-current]")).length === 0);
    await expectQuiet(page);
  });

  test("what the operator has not filled in yet is marked", async () => {
    const marks = new Set<string>();
    for (const { path } of navigation.legal) {
      const page = await open({ path: pathIn(code, path), size: "desktop", js: false });
      const found = await page.$$eval("mark", (all) => all.map((mark) => mark.textContent ?? ""));
      for (const mark of found) marks.add(mark);
      await expectQuiet(page);
    }
    const gaps = Object.entries(site.operator).filter(([, value]) => value === "");
    expect(marks).toEqual(
      new Set(gaps.map(([key]) => `[${texts(code, `legal:operator.${key}`)}]`)),
    );
  });
});
