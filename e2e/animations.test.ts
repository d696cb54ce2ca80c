import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { fullMatrix } from "./support/cases";
import { eventually, find, findAll } from "./support/find";
import { readThrough, scrollTo } from "./support/scrolling";
import { faqOf, pathIn, texts } from "./support/texts";

// The phone that reads the code, the carton that folds flat, and the scissors of the coupon.
const open = inOneBrowser();

declare global {
  /** The animations and transitions since the page was opened,. */
  var motions: { drawing: string | undefined; name: string; ms: number }[];
}

/** What moves: parts of the phone and its light, panels and flaps of the carton, and the scissors. */
const drawings = ["#home figure *", "#features :has(> article) > *", "#contact svg"];

/** Records the animations and transitions from the first frame on. */
const recordMotions = (page: Page) =>
  page.evaluateOnNewDocument((selectors) => {
    window.motions = [];
    const record = ({ target }: Event, name: string) => {
      const drawing = selectors.find((selector) => (target as Element).matches(selector));
      const ends = document
        .getAnimations()
        .map(({ effect }) => effect?.getComputedTiming().endTime);
      window.motions.push({ drawing, name, ms: Math.max(...ends.map(Number)) });
    };
    addEventListener("animationstart", (event) => record(event, event.animationName));
    addEventListener("transitionrun", (event) => record(event, event.propertyName));
  }, drawings);

/** How often each drawing has moved. */
async function countMotions(page: Page): Promise<number[]> {
  const motions = await page.evaluate(() => window.motions);
  return drawings.map((each) => motions.filter(({ drawing }) => drawing === each).length);
}

/** Waits for the end of all animations. Returns what they can change. */
const looks = (page: Page) =>
  page.evaluate(async (selector) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return [...document.querySelectorAll(selector)].map((node) => {
      const { left, width } = node.getBoundingClientRect();
      const { opacity, strokeDashoffset, transform } = getComputedStyle(node);
      return [Math.round(left), Math.round(width), opacity, strokeDashoffset, transform].join(" ");
    });
  }, drawings.join());

/** The number of panels and flaps that are raised until the carton folds. */
const countRaised = (page: Page) =>
  page.$$eval(
    drawings[1] ?? "",
    (parts) => parts.filter((part) => getComputedStyle(part).transform !== "none").length,
  );

test.each(fullMatrix)(
  "drawings move once when they are seen, and end as under reduced motion, $code, $size",
  async ({ code, size }) => {
    const path = pathIn(code, "/");
    const calm = await open({ path, size, before: recordMotions });
    const page = await open({ path, size, reducedMotion: false, before: recordMotions });
    const raised = await countRaised(page);
    expect(raised).toBeGreaterThan(0);
    expect(await countRaised(calm)).toBe(0);
    // The phone rises, casts its light and scans. The scissors cut.
    const once = [3, raised, 1];
    const isDone = async () => String(await countMotions(page)) === String(once);
    await readThrough(page);
    await eventually(isDone).catch(async () => expect(await countMotions(page)).toEqual(once));
    const end = await looks(page);
    await scrollTo(page, 0);
    await readThrough(page);
    expect(await countMotions(page)).toEqual(once);
    await readThrough(calm);
    expect(end).toEqual(await looks(calm));
    // WCAG 2.2.2: nothing moves for more than 5 s.
    const motions = await page.evaluate(() => window.motions);
    expect(Math.max(...motions.map(({ ms }) => ms))).toBeLessThanOrEqual(5000);
    await expectQuiet(page);
  },
);

test("nothing moves under reduced motion, also when a visitor opens an answer", async () => {
  const page = await open({ path: "/", size: "desktop", before: recordMotions });
  await readThrough(page);
  await (await find(page, "button", faqOf("en")[1]?.question)).click();
  const list = await find(page, "tablist", texts("en", "landing:questions.tabs"));
  await (await findAll(list, "tab")).at(-1)?.click();
  expect(await page.evaluate(() => window.motions)).toEqual([]);
});
