import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { fullMatrix } from "./support/cases";
import { eventually, find, findAll } from "./support/find";
import { readThrough, scrollTo } from "./support/scrolling";
import { faqOf, pathIn, texts } from "./support/texts";

// The phone that reads the code, the carton that folds flat, and the scissors of the coupon.
const open = inOneBrowser();

declare global {
  /** The animations and transitions since the page was opened, as "home rise", for example. */
  var motions: string[];
  /** Their durations in ms. */
  var durations: number[];
}

/** Records the animations and transitions from the first frame on. */
const recordMotions = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    window.motions = [];
    window.durations = [];
    const record = (target: EventTarget | null, name: string) => {
      const section = (target as Element).closest("section[id], main")?.id;
      window.motions.push(`${section} ${name}`);
      for (const { effect } of document.getAnimations()) {
        window.durations.push(Number(effect?.getComputedTiming().endTime));
      }
    };
    addEventListener("animationstart", (event) => record(event.target, event.animationName));
    addEventListener("transitionrun", (event) => record(event.target, event.propertyName));
  });

/** The recorded motions of the three drawings. */
async function motionsOf(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => window.motions);
  return all.filter((each) => /^home |^features transform|^contact .*cut/.test(each)).sort();
}

/** Waits for the end of all animations. Returns what they can change. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const selector = "#home figure *, #features article, #contact svg";
    return [...document.querySelectorAll(selector)].map((node) => {
      const { left, width } = node.getBoundingClientRect();
      const { opacity, strokeDashoffset, transform } = getComputedStyle(node);
      return [Math.round(left), Math.round(width), opacity, strokeDashoffset, transform].join(" ");
    });
  });

test.each(fullMatrix)(
  "drawings move once when they are seen, and end as under reduced motion, $code, $size",
  async ({ code, size }) => {
    const path = pathIn(code, "/");
    const calm = await open({ path, size, before: recordMotions });
    const page = await open({ path, size, reducedMotion: false, before: recordMotions });
    await eventually(async () => (await motionsOf(page)).length === 3);
    await readThrough(page);
    const all = await eventually(async () => {
      const motions = await motionsOf(page);
      const hasAll = ["features", "contact"].every((id) => motions.join().includes(id));
      return hasAll && motions;
    });
    const end = await looks(page);
    await scrollTo(page, 0);
    await readThrough(page);
    expect(await motionsOf(page)).toEqual(all);
    await readThrough(calm);
    expect(end).toEqual(await looks(calm));
    // WCAG 2.2.2: nothing moves for more than 5 s.
    expect(Math.max(...(await page.evaluate(() => window.durations)))).toBeLessThanOrEqual(5000);
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
