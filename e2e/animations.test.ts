import type { Page } from "puppeteer-core";
import { setUpBrowser } from "./support/browser";
import { fullMatrix } from "./support/cases";
import { eventually, find, findAll } from "./support/find";
import { readThrough, scrollTo } from "./support/scrolling";
import { faqOf, localePath, textIn } from "./support/texts";

// The phone that reads the code, the carton that folds flat, and the scissors of the coupon.
const open = setUpBrowser();

declare global {
  /** The events of animations and transitions since the page was opened, with the longest duration in ms. */
  var motions: { type: string; selector: string | undefined; ms: number }[];
}

const animated = ["#home figure *", "#contact svg"];

/** Records the animations and transitions from the first frame on. */
const recordMotions = (page: Page) =>
  page.evaluateOnNewDocument((selectors) => {
    window.motions = [];
    for (const type of ["animationstart", "animationend", "transitionrun"]) {
      addEventListener(type, ({ target }) => {
        const selector = selectors.find((each) => (target as Element).matches(each));
        const ends = document
          .getAnimations()
          .map((each) => each.effect?.getComputedTiming().endTime);
        window.motions.push({ type, selector, ms: Math.max(0, ...ends.map(Number)) });
      });
    }
  }, animated);

/** How many animations of the hero's picture and of the scissors have ended. */
async function countEnded(page: Page): Promise<number[]> {
  const motions = await page.evaluate(() => window.motions);
  const ended = motions.filter(({ type }) => type === "animationend");
  return animated.map((each) => ended.filter(({ selector }) => selector === each).length);
}

const folding = "#features :has(> article) > *";

/** The number of panels and flaps that are not flat. */
const countRaised = (page: Page) =>
  page.$$eval(
    folding,
    (parts) => parts.filter((part) => getComputedStyle(part).transform !== "none").length,
  );

/** The positions, widths and styles that animations can change. */
const looks = (page: Page) =>
  page.$$eval([...animated, folding].join(), (nodes) =>
    nodes.map((node) => {
      const { left, width } = node.getBoundingClientRect();
      const { opacity, strokeDashoffset, transform } = getComputedStyle(node);
      return [Math.round(left), Math.round(width), opacity, strokeDashoffset, transform].join(" ");
    }),
  );

test.each(fullMatrix)(
  "drawings move once when they are seen, and end as under reduced motion, $code, $size",
  async ({ code, size }) => {
    const path = localePath(code, "/");
    const calm = await open({ path, size, before: recordMotions });
    const page = await open({ path, size, reducedMotion: false, before: recordMotions });
    expect(await countRaised(calm)).toBe(0);
    expect(await countRaised(page)).toBeGreaterThan(0);
    await readThrough(page);
    await eventually(async () => (await countRaised(page)) === 0);
    // The phone rises, casts its light and scans. The scissors cut.
    await eventually(async () => String(await countEnded(page)) === "3,1");
    await readThrough(calm);
    expect(await looks(page)).toEqual(await looks(calm));
    // Nothing moves under reduced motion, also when a visitor opens an answer.
    await (await find(calm, "button", faqOf(code)[1]?.question)).click();
    const list = await find(calm, "tablist", textIn(code, "landing:shopperQuestions.tabs"));
    await (await findAll(list, "tab")).at(-1)?.click();
    expect(await calm.evaluate(() => window.motions)).toEqual([]);
    await scrollTo(page, 0);
    await readThrough(page);
    expect(await countRaised(page)).toBe(0);
    expect(await countEnded(page)).toEqual([3, 1]);
    // WCAG 2.2.2: nothing moves for more than 5 s.
    const motions = await page.evaluate(() => window.motions);
    expect(Math.max(...motions.map(({ ms }) => ms))).toBeLessThanOrEqual(5000);
  },
);
