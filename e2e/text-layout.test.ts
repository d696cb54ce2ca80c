import type { ElementHandle, Page } from "puppeteer-core";
import { isShipped } from "../src/testing/content";
import { setUpBrowser } from "./support/browser";
import { bothLanguages, isFull, isPublished, smokeMatrix } from "./support/cases";
import { find, findAll } from "./support/find";
import { overflowing } from "./support/overflow";
import { pageHeight } from "./support/scrolling";
import { data, localePath, previewAddress, samplePages, textIn } from "./support/texts";

// English and a language from right to left on narrow and wide screens. With FULL=1 every language, page
// and width.
const open = setUpBrowser();
const languages = (isFull ? data.published : bothLanguages).map(({ code }) => code);
const documents = isFull ? data.documents.map(({ path }) => path) : ["/guide"];
const paths = ["/", ...documents, samplePages.batch, previewAddress, "/no-such-page"];
// 320 px is also the width of a desktop at 400 % zoom (WCAG 1.4.10).
const widths = isFull ? [320, 390, 480, 639, 768, 1280, 1440] : [320, 390, 1440];

/** Words that break across lines without a hyphen. Han and kana, and code may break anywhere. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = /(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])[\p{L}\p{M}])+/gu;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest("code")) {
        continue;
      }
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(words)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()];
        const middles = lines.map(({ top, height }) => top + height / 2);
        const distance = Math.max(...middles) - Math.min(...middles);
        // In one line, the letters of two scripts can have boxes of different heights.
        if (lines[0] && distance > lines[0].height / 2) found.push(`the word "${word}" is broken`);
      }
    }
    return found;
  });

/** Placeholders that are longer than their fields: as values they would scroll. */
const cutPlaceholders = (page: Page): Promise<string[]> =>
  page.$$eval("input[placeholder]", (inputs) =>
    inputs.flatMap((input) => {
      const { value, placeholder } = input;
      input.value = placeholder;
      const isCut = input.checkVisibility() && input.scrollWidth > input.clientWidth;
      input.value = value;
      return isCut ? [`"${placeholder}" is cut off`] : [];
    }),
  );

/** Prices that take several lines, or are wider than the column of their plan. */
const brokenPrices = (page: Page): Promise<string[]> =>
  page.$$eval("#pricing article p bdi[dir=ltr]", (prices) =>
    prices.flatMap((price) => {
      const lines = [...price.getClientRects()];
      const column = price.closest("p") as HTMLElement;
      const { paddingLeft, paddingRight } = getComputedStyle(column);
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      const isWide = lines.some(({ width }) => width > column.clientWidth - padding + 1);
      const isBroken = new Set(lines.map(({ top }) => top)).size > 1;
      return isWide || isBroken ? [`${price.textContent} is not on one line of its column`] : [];
    }),
  );

/** Headings whose last punctuation mark is alone on its line. */
const lonePunctuation = (page: Page): Promise<string[]> =>
  page.$$eval("h1,h2,h3", (headings) =>
    headings.flatMap((heading) => {
      const text = heading.lastChild;
      if (!(text instanceof Text) || !/.\p{P}$/u.test(text.data)) return [];
      const [before, last] = [2, 1].map((fromEnd) => {
        const range = document.createRange();
        range.setStart(text, text.length - fromEnd);
        range.setEnd(text, text.length - fromEnd + 1);
        return range.getBoundingClientRect().bottom;
      });
      return before === last ? [] : [`the last character of "${text.data}" is alone on its line`];
    }),
  );

/** The distance between the middle of a button and the middle of the letters of its text, in px. */
const offCenter = (button: ElementHandle<HTMLElement>, word: string): Promise<number> =>
  button.evaluate((node, text) => {
    const line = document.createElement("span");
    const onBaseline = document.createElement("i");
    onBaseline.style.display = "inline-block";
    line.append(text, onBaseline);
    node.replaceChildren(line);
    const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    canvas.font = getComputedStyle(node).font;
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = canvas.measureText(text);
    const baseline = onBaseline.getBoundingClientRect().bottom;
    const { top, bottom } = node.getBoundingClientRect();
    const middle = baseline - (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2;
    return Math.abs(middle - (top + bottom) / 2);
  }, word);

/** Each returns what looks wrong at the current width, one line each. */
const checks = [overflowing, brokenWords, cutPlaceholders, brokenPrices, lonePunctuation];

// Devanagari and Bengali letters hang from a line. Vowel signs above it make a word half as high again.
test.each(
  [
    { code: "en", plain: "now", high: "Sign" },
    { code: "hi", plain: "अप", high: "जानें" },
    { code: "bn", plain: "আপ", high: "ফ্রি" },
  ].filter(({ code }) => isPublished(code)),
)("the text of a button is vertically centered, $code", async ({ code, plain, high }) => {
  const page = await open({ path: localePath(code, "/terms"), size: "desktop" });
  const button = await find(page, "link", textIn(code, "common:signUp"));
  for (const word of [plain, high]) expect(await offCenter(button, word)).toBeLessThan(2);
});

describe.each(languages)("the site in %s", (language) => {
  test.each(paths)(
    "%s: no text overflows, no word and no price is broken, at every width",
    async (path) => {
      const page = await open({ path: localePath(language, path), size: "desktop" });
      const found: Record<number, string[]> = {};
      for (const width of widths) {
        await page.setViewport({ width, height: 844 });
        found[width] = [];
        for (const check of checks) found[width].push(...(await check(page)));
      }
      expect(found).toEqual(Object.fromEntries(widths.map((width) => [width, []])));
    },
  );

  (isShipped ? test : test.skip)(
    "the landing page and its product demo are not too long on a phone",
    async () => {
      const page = await open({ path: localePath(language, "/"), size: "phone" });
      expect(await page.$eval("#product-demo", (node) => node.clientHeight)).toBeLessThan(1900);
      const screens = language === "en" ? 12.5 : 13;
      expect(await pageHeight(page)).toBeLessThanOrEqual(screens * 844);
    },
  );
});

test.each(smokeMatrix)(
  "lines are short enough to read, and tables fit into the window, $code, $size",
  async (each) => {
    const page = await open({ path: localePath(each.code, "/cookies"), size: each.size });
    const width = await page.$eval("article section p", (paragraph) => {
      return paragraph.clientWidth / Number.parseFloat(getComputedStyle(paragraph).fontSize);
    });
    expect(width).toBeLessThan(45);

    const table = (await page.$("main table")) as ElementHandle;
    // On a phone the rows look like cards, but assistive technology still finds a table.
    for (const role of ["columnheader", "row", "cell"]) {
      expect(await findAll(table, role)).not.toHaveLength(0);
    }
    expect(await overflowing(page)).toEqual([]);
  },
);
