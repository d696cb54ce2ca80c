import type { ElementHandle, Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothLanguages, everywhere } from "./support/cases";
import { attribute, boxOf, eventually, find, findAll, textOf } from "./support/find";
import { bringTo } from "./support/scrolling";
import { data, languageOf, pathIn, sampleOf, texts } from "./support/texts";
import { tapAt } from "./support/touch";

const open = inOneBrowser();
const ids = data.questionIds;
const { sample } = data;
const date = sample.bestBefore.split("-").reverse().join(" ");

/** The tabs in the order of the questions; a tab's name begins with its question. */
async function tabs(page: Page) {
  const found = await findAll(await find(page, "tablist"), "tab");
  expect(found).toHaveLength(ids.length);
  return found;
}

const isPicked = async (tab: ElementHandle) => (await attribute(tab, "aria-selected")) === "true";

describe.each(everywhere)("the questions, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, key);

  test("are answered one at a time, all by the same product", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    for (const [index, tab] of (await tabs(page)).entries()) {
      const id = ids[index];
      expect(await textOf(tab)).toContain(t(`landing:questions.${id}`));
      await tab.click();
      await eventually(() => isPicked(tab));
      const panels = await findAll(page, "tabpanel");
      expect(panels).toHaveLength(1);
      const [panel] = panels;
      expect(panel && (await textOf(panel))).toContain(t(`product:${id}`));
      expect(panel && (await attribute(panel, "aria-labelledby"))).toBe(await attribute(tab, "id"));
    }
    await find(page, "image", texts(code, "landing:questions.qrAlt", { uri: uriShown }));
    await expectQuiet(page);
  });
});

const uriShown = `${data.site.digitalLinkHost}/01/${sample.gtin}/10/${sample.lot}`;

describe.each(bothLanguages)("the questions, $code", ({ code }) => {
  test("are picked with the arrow keys, Home and End", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    const all = await tabs(page);
    await all[0]?.focus();
    for (const [key, index] of [
      ["ArrowDown", 1 % all.length],
      ["ArrowDown", 2 % all.length],
      ["ArrowUp", 1 % all.length],
      ["End", all.length - 1],
      ["ArrowDown", 0],
      ["Home", 0],
    ] as const) {
      await page.keyboard.press(key);
      const tab = all[index];
      expect(tab && (await eventually(() => isPicked(tab)))).toBe(true);
    }
    await expectQuiet(page);
  });

  test("stay under the finger on a phone, their answer directly below", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "phone" });
    const all = await tabs(page);
    for (const index of [1, 4, 2, 0, 3]) {
      const tab = all[index];
      if (tab === undefined) continue;
      await bringTo(page, tab, 300);
      const before = await boxOf(tab);
      await tapAt(page, before.left + 40, before.top + 20);
      await eventually(() => isPicked(tab));
      const after = await boxOf(tab);
      expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2);
      const [panel] = await findAll(page, "tabpanel");
      const answer = panel && (await boxOf(panel));
      expect(answer?.top).toBeGreaterThanOrEqual(after.bottom);
      expect(answer?.top).toBeLessThan(844);
      const next = all[index + 1];
      if (next) expect((await boxOf(next)).top).toBeGreaterThanOrEqual(answer?.bottom ?? 0);
    }
    await expectQuiet(page);
  });

  test("show one lot and one date, those of the data, everywhere", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop", js: false });
    const all = await page.$$eval("main", (parts) => parts.map((part) => part.textContent).join());
    expect(new Set(all.match(/\d{2} 20\d{2}/g))).toEqual(new Set([date]));
    expect(Date.parse(`${sample.bestBefore}-01`)).toBeGreaterThan(Date.now());
    const panels = await findAll(page, "tabpanel");
    const panel = panels[data.questionIds.indexOf("batch")];
    if (!panel) return;
    const batch = await textOf(panel);
    expect(batch).toContain(sample.lot);
    expect(batch).toContain(date);
    await expectQuiet(page);
  });

  const whereAsked = data.questionIds.includes("ingredients") ? test : test.skip;

  whereAsked("give the nutrition in the data's order, and allergens set off", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    const table = await find(page, "table", texts(code, "product:nutrition"));
    const names = await table.$$eval("th", (cells) => cells.map((cell) => cell.textContent));
    expect(names).toEqual(sample.nutrition.map(({ id }) => texts(code, `product:nutrients.${id}`)));
    const energy = await table.$eval("td", (cell) => cell.textContent);
    expect(energy?.indexOf("1")).toBeGreaterThanOrEqual(0);
    const strong = await page.$$eval('[role="tabpanel"] strong', (found) =>
      found.map((each) => each.textContent),
    );
    const list = sampleOf(code).ingredients;
    expect(strong).toEqual([...list.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name));
    expect(strong.length).toBeGreaterThan(0);
    expect(languageOf(code).code).toBe(code);
    await expectQuiet(page);
  });
});
