import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, isFirefox } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { overflowing } from "./support/overflow";
import { data, faqOf, legalOf, pathIn, sampleOf, samplePages, texts } from "./support/texts";

const open = inOneBrowser();

/** How wide the text stands on a sheet of A4 between its margins, in CSS px. */
const sheet = { width: 672, height: 986 };

/** Each text that would be printed in another colour than near black on near white. */
const pale = (page: Page) =>
  page.evaluate(() => {
    const sum = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((total, part) => total + Number(part), 0);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const isDrawn = element?.closest("svg, .phone, script, [aria-hidden=true]");
      if (!element?.checkVisibility() || isDrawn || !node.textContent?.trim()) continue;
      if (sum(getComputedStyle(element).color) > 330) found.push(node.textContent.trim());
    }
    return found;
  });

// Firefox has no emulation of paper over WebDriver BiDi; the rules are the same.
const onPaper = isFirefox ? describe.skip : describe;

onPaper.each(bothLanguages)("on paper, $code", ({ code }) => {
  async function print(path: string): Promise<Page> {
    const page = await open({ path: pathIn(code, path), size: "desktop" });
    await page.emulateMediaType("print");
    await page.setViewport(sheet);
    return page;
  }

  const isShown = (page: Page, selector: string) =>
    page.$$eval(selector, (found) => found.filter((each) => each.checkVisibility()).length > 0);

  test.each(data.navigation.legal)("$id is its text, and nothing else", async ({ id, path }) => {
    const page = await print(path);
    const text = await page.$eval("body", (body) => body.innerText);
    const { title, sections } = legalOf(code, id);
    for (const heading of [title, ...sections.map((each) => each.heading)]) {
      expect(text).toContain(heading);
    }
    for (const part of ["header", "nav", "aside", "footer a"]) {
      expect([part, await isShown(page, part)]).toEqual([part, false]);
    }
    expect(text).toContain(texts(code, "common:footer.trademarks"));
    expect(await pale(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    await expectQuiet(page);
  });

  test("the sample's page is the product, and that it is a sample", async () => {
    const page = await print(samplePages.batch);
    const text = await page.$eval("body", (body) => body.innerText);
    const { name, allergens, label } = sampleOf(code);
    for (const said of [name, allergens, ...Object.values(label), texts(code, "sample:note")]) {
      expect(text).toContain(said);
    }
    for (const part of ["nav", "footer a"]) {
      expect([part, await isShown(page, part)]).toEqual([part, false]);
    }
    expect(await pale(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    await expectQuiet(page);
  });

  test("the landing page has every answer and every price", async () => {
    const page = await print("/");
    const text = await page.$eval("body", (body) => body.innerText);
    for (const { question, answer } of faqOf(code)) {
      expect(text).toContain(question);
      expect(text).toContain(answer);
    }
    for (const { id } of data.plans.plans) expect(text).toContain(id);
    const waysOn = `main a[href^="${data.site.appUrl}"]`;
    for (const part of ["header", "form", "footer a", waysOn]) {
      expect([part, await isShown(page, part)]).toEqual([part, false]);
    }
    expect(text).not.toContain(texts(code, "landing:contact.newsletter"));
    expect(await pale(page)).toEqual([]);
    await expectQuiet(page);
  });

  test("headings are as large as their rank, down to the names of the plans", async () => {
    const page = await print("/");
    const sizes = await page.evaluate(() =>
      ["h1", "h2", "h3", "body"].map((name) =>
        [...document.querySelectorAll(name)]
          .filter((each) => each.checkVisibility() && !each.closest(".phone"))
          .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
      ),
    );
    for (const [index, own] of sizes.entries()) {
      const lower = sizes[index + 1] ?? [0];
      expect(Math.min(...own)).toBeGreaterThan(Math.max(...lower));
    }
  });
});
