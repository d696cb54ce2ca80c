import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import type { FigureKey, Figures } from "./figures";
import { phone } from "./interactive";

interface Use {
  figure: FigureKey;
  /** The width of the window at which the control is shown. */
  width: number;
  control: string;
  /** What stands there once the control has answered. */
  answer: string;
  /** Whether Escape puts it away. */
  isOverlay: boolean;
}

/** What a visitor uses first; the selectors name roles, so that other sites' controls fit too. */
const uses: Use[] = [
  {
    figure: "menuDelay",
    width: phone.width,
    control: "header [aria-haspopup=dialog]",
    answer: "[role=dialog]",
    isOverlay: true,
  },
  {
    figure: "languageDelay",
    width: 1280,
    control: "header [aria-haspopup=menu]",
    answer: "[role=menu]",
    isOverlay: true,
  },
  {
    figure: "tabDelay",
    width: phone.width,
    control: "[role=tab][aria-selected=false]",
    answer: "[role=tab][data-bench][aria-selected=true]",
    isOverlay: false,
  },
  {
    figure: "faqDelay",
    width: phone.width,
    control: "#faq [aria-expanded=false]",
    answer: "#faq [data-bench][aria-expanded=true]",
    isOverlay: false,
  },
];

/** Event Timing tells of nothing shorter than this (https://www.w3.org/TR/event-timing/). */
const shortest = 16;

/** Collects the durations of the interactions from now on, as INP counts them. */
function watchInteractions(page: Page) {
  return page.evaluateHandle((durationThreshold) => {
    const durations: number[] = [];
    const options = { type: "event", durationThreshold } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe(options);
    return durations;
  }, shortest);
}

/** Milliseconds from a tap to the next frame. Absent without the control, Infinity without an answer. */
async function delayOf(page: Page, use: Use): Promise<number | undefined> {
  await page.setViewport({ ...phone, width: use.width });
  const control = await page.$(use.control);
  if (control === null) return undefined;
  await control.evaluate((node) => {
    node.setAttribute("data-bench", "");
    node.scrollIntoView({ block: "center", behavior: "instant" });
  });
  await wait(500);
  const durations = await watchInteractions(page);
  await control.tap();
  const answer = await page
    .waitForSelector(use.answer, { visible: true, timeout: 10_000 })
    .catch(() => null);
  if (answer === null) return Number.POSITIVE_INFINITY;
  await wait(500);
  if (use.isOverlay) await page.keyboard.press("Escape");
  await control.evaluate((node) => node.removeAttribute("data-bench"));
  return durations.evaluate((all, least) => Math.max(least, ...all), shortest);
}

/** Taps on menu, languages, a tab and a question with a CPU four times slower. */
export async function tapControls(page: Page): Promise<Figures> {
  await page.emulateCPUThrottling(4);
  const delays: Figures = {};
  for (const use of uses) {
    const delay = await delayOf(page, use);
    if (delay !== undefined) delays[use.figure] = delay;
  }
  await page.emulateCPUThrottling(null);
  return delays;
}
