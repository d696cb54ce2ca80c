import type { Browser } from "puppeteer-core";
import { launch } from "../browser/launch";
import type { FigureKey, Figures } from "./budgets";
import { load } from "./lighthouse";
import { tapAll } from "./taps";
import { weigh } from "./weigh";

/** Lends a new browser, so that nothing is left of the page before. */
async function inBrowser(use: (browser: Browser) => Promise<Figures>): Promise<Figures> {
  const browser = await launch();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

const loadFresh = (url: string) => inBrowser(async (browser) => load(await browser.newPage(), url));

/** The median of each figure over several runs. */
function medians(runs: readonly Figures[]): Figures {
  const keys = Object.keys(Object.assign({}, ...runs)) as FigureKey[];
  const middle = (key: FigureKey) => {
    const values = runs.flatMap((run) => run[key] ?? []).sort((a, b) => a - b);
    return values[Math.floor((values.length - 1) / 2)];
  };
  return Object.fromEntries(keys.map((key) => [key, middle(key)]));
}

/**
 * Measures a page and its copy without scripts in turn, so that a busy moment of the machine meets
 * both. Nobody answers a tap on the copy, and its weight has no bound.
 */
export async function measure(
  url: string,
  controlUrl: string,
  runs: number,
): Promise<{ site: Figures; control: Figures }> {
  const site: Figures[] = [];
  const control: Figures[] = [];
  for (let run = 1; run <= runs; run += 1) {
    console.error(`${url}: run ${run} of ${runs}`);
    site.push(await loadFresh(url));
    site.push(await inBrowser((browser) => tapAll(browser, url)));
    control.push(await loadFresh(controlUrl));
  }
  site.push(await inBrowser((browser) => weigh(browser, url)));
  return { site: medians(site), control: medians(control) };
}
