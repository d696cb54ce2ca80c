import type { ElementHandle, Page } from "puppeteer-core";
import { brokenWords } from "./support/broken-words";
import { inOneBrowser } from "./support/browser";
import { bothLanguages, isFull, isPublished } from "./support/cases";
import { find } from "./support/find";
import { overflowing } from "./support/overflow";
import { previewAddress } from "./support/preview";
import { pageHeight } from "./support/scrolling";
import { data, pathIn, samplePages, texts } from "./support/texts";

// English and a script from the right on narrow and wide screens; every language, page and width in
// `verify:full`.
const open = inOneBrowser();
const languages = (isFull ? data.published : bothLanguages).map(({ code }) => code);
const documents = isFull ? data.documents.map(({ path }) => path) : ["/guide"];
const paths = ["/", ...documents, samplePages.batch, previewAddress];
const widths = isFull ? [320, 390, 480, 639, 768, 1280, 1440] : [320, 390, 1440];

/** The shipped landing page is at most this many screens of a phone long; words differ in length. */
const screens = (language: string) => (language === "en" ? 12.5 : 13);
/** How high the block to try may be there, in px, while its rows are closed. */
const block = 1900;
const whenShipped = process.env.SHIPPED === "1" ? test : test.skip;
const phone = { width: 390, height: 844 };

/** Placeholders that are longer than their fields, one line each: as values they would scroll. */
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

/** Prices of the landing page that stand on several lines, or are wider than their plan's column. */
const brokenPrices = (page: Page): Promise<string[]> =>
  page.$$eval("#pricing article p:has(bdi[dir=ltr])", (amounts) =>
    amounts.flatMap((amount) => {
      const price = amount.querySelector("bdi");
      const lines = [...(price?.getClientRects() ?? [])];
      const { paddingLeft, paddingRight } = getComputedStyle(amount);
      const room =
        amount.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [
        ...(new Set(lines.map(({ top }) => top)).size > 1 ? ["stands on several lines"] : []),
        ...(lines.some(({ width }) => width > room + 1) ? ["is wider than its column"] : []),
      ].map((fault) => `${price?.textContent} ${fault}`);
    }),
  );

/** The hero's caption, where it does not end above the facts. */
const lowCaptions = (page: Page): Promise<string[]> =>
  page.$$eval("#home figcaption", (captions) => {
    const facts = document.querySelector("main dl")?.getBoundingClientRect().top ?? 0;
    return captions
      .filter((caption) => facts - caption.getBoundingClientRect().bottom < 6)
      .map((caption) => `"${caption.textContent}" meets the facts`);
  });

/** Headings whose last sign stands on another line than what it ends. */
const loneSigns = (page: Page): Promise<string[]> =>
  page.$$eval("h1,h2,h3", (headings) =>
    headings.flatMap((heading) => {
      const text = heading.lastChild;
      if (!(text instanceof Text) || !/.\p{P}$/u.test(text.data)) return [];
      const [before, sign] = [2, 1].map((fromEnd) => {
        const range = document.createRange();
        range.setStart(text, text.length - fromEnd);
        range.setEnd(text, text.length - fromEnd + 1);
        return range.getBoundingClientRect().bottom;
      });
      return before === sign ? [] : [`the last sign of "${text.data}" stands alone`];
    }),
  );

/** How far the letters of a word stand from the middle of a button that says it, in px. */
const offCentre = (button: ElementHandle<HTMLElement>, word: string): Promise<number> =>
  button.evaluate((node, text) => {
    const line = document.createElement("span");
    const onBaseline = document.createElement("i");
    onBaseline.style.display = "inline-block";
    line.append(text, onBaseline);
    node.replaceChildren(line);
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("The browser has no canvas");
    pen.font = getComputedStyle(line).font;
    const letters = pen.measureText(text);
    const baseline = onBaseline.getBoundingClientRect().bottom;
    const { top, bottom } = node.getBoundingClientRect();
    const middle =
      baseline - (letters.actualBoundingBoxAscent - letters.actualBoundingBoxDescent) / 2;
    return Math.abs(middle - (top + bottom) / 2);
  }, word);

/** Each names what looks wrong at the present width. */
const looks = [overflowing, brokenWords, cutPlaceholders, brokenPrices, lowCaptions, loneSigns];

// Letters that hang from a line are half as high again with signs above it.
test.each(
  [
    { code: "en", plain: "now", high: "Sign" },
    { code: "hi", plain: "अप", high: "जानें" },
    { code: "bn", plain: "আপ", high: "ফ্রি" },
  ].filter(({ code }) => isPublished(code)),
)("words stand in the middle of a button, $code", async ({ code, plain, high }) => {
  const page = await open({ path: pathIn(code, "/terms"), size: "desktop" });
  const button = await find(page, "link", texts(code, "common:signUp"));
  for (const word of [plain, high]) expect(await offCentre(button, word)).toBeLessThan(2);
});

describe.each(languages)("the site in %s", (language) => {
  test.each(paths)(
    "%s: every text has its room, every word and price its line, at every width",
    async (path) => {
      const page = await open({ path: pathIn(language, path), size: "desktop" });
      const found: Record<number, string[]> = {};
      for (const width of widths) {
        await page.setViewport({ width, height: phone.height });
        found[width] = [];
        for (const look of looks) found[width].push(...(await look(page)));
      }
      expect(found).toEqual(Object.fromEntries(widths.map((width) => [width, []])));
    },
  );

  whenShipped(
    "the landing page takes few screens of a phone, the block to try two and a quarter of them",
    async () => {
      const page = await open({ path: pathIn(language, "/"), size: "phone" });
      expect(await page.$eval("#product-demo", (node) => node.clientHeight)).toBeLessThan(block);
      expect(await pageHeight(page)).toBeLessThanOrEqual(screens(language) * phone.height);
    },
  );
});
