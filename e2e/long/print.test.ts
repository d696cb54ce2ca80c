import type { Page } from "puppeteer-core";
import { isFirefox, setUpBrowser } from "../support/browser";
import { bothLanguages } from "../support/cases";
import { overflowing } from "../support/overflow";
import { data, faqOf, legalOf, localePath, sampleOf, samplePages, textIn } from "../support/texts";

const open = setUpBrowser();

/** Texts that would not be printed in near black. */
const pale = (page: Page) =>
  page.evaluate(() => {
    const sum = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((total, value) => total + Number(value), 0);
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

/** Texts in columns that are so narrow that a line has about one word. */
const squeezed = (page: Page) =>
  page.$$eval("main :is(h1,h2,h3,p,li)", (found) =>
    found
      .filter(({ textContent, clientWidth, clientHeight }) => {
        const isLong = (textContent ?? "").trim().length > 12;
        return isLong && clientWidth > 1 && clientHeight > 3 * clientWidth;
      })
      .map(({ textContent }) => textContent),
  );

// Firefox cannot emulate print.
const onPaper = isFirefox ? describe.skip : describe;

onPaper.each(bothLanguages)("on paper, $code", ({ code }) => {
  const signUp = `main a[href^="${data.site.appUrl}"]`;
  const { name, allergens, label } = sampleOf(code);

  test.each([
    ...data.documents.map(({ id, path }) => {
      const { title, sections } = legalOf(code, id);
      const headings = sections.map(({ heading }) => heading);
      const printed = [title, ...headings, textIn(code, "common:footer.trademarks")];
      return { path, printed, omitted: "header, nav, aside, footer a" };
    }),
    {
      path: samplePages.batch,
      printed: [name, allergens, ...Object.values(label), textIn(code, "pages:sample.note")],
      omitted: "nav, footer a",
    },
    {
      path: "/",
      printed: [
        ...faqOf(code).flatMap(({ question, answer }) => [question, answer]),
        ...data.plans.plans.map(({ id }) => id),
      ],
      omitted: `header, form, footer a, ${signUp}`,
    },
  ])(
    "$path is printed without what is useless there, in black and wide enough",
    async ({ path, printed, omitted }) => {
      const page = await open({ path: localePath(code, path), size: "desktop" });
      await page.emulateMediaType("print");
      // A4 paper without its margins, in CSS px.
      await page.setViewport({ width: 672, height: 986 });
      const text = await page.$eval("body", (body) => body.innerText);
      expect(printed.filter((each) => !text.includes(each))).toEqual([]);
      const shown = await page.$$eval(omitted, (found) =>
        found.filter((each) => each.checkVisibility()).map(({ outerHTML }) => outerHTML),
      );
      expect(shown).toEqual([]);
      expect(await pale(page)).toEqual([]);
      expect(await squeezed(page)).toEqual([]);
      if (path !== "/") expect(await overflowing(page)).toEqual([]);
    },
  );
});
