import type { Browser } from "puppeteer-core";
import { launch } from "../browser/launch";
import type { FigureKey, Figures } from "./budgets";
import { load } from "./lighthouse";
import { tapAll } from "./taps";
import { weigh } from "./weigh";

/** A site under measurement, and where it is served. */
export interface Subject {
  name: string;
  url: string;
  /** Whether its pages have scripts: without, nobody answers a tap. */
  hasScripts: boolean;
}

/** Lends a new browser, so that nothing is left of the page before. */
async function inBrowser(use: (browser: Browser) => Promise<Figures>): Promise<Figures> {
  const browser = await launch();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** One run of what depends on the machine. */
async function runOnce(url: string, hasScripts: boolean): Promise<Figures> {
  const loaded = await inBrowser(async (browser) => load(await browser.newPage(), url));
  const taps = hasScripts ? await inBrowser((browser) => tapAll(browser, url)) : {};
  return { ...loaded, ...taps };
}

/** The median of each figure over several runs. */
function medians(runs: readonly Figures[]): Figures {
  const keys = Object.keys(Object.assign({}, ...runs)) as FigureKey[];
  const middle = (key: FigureKey) => {
    const values = runs.flatMap((run) => run[key] ?? []).sort((a, b) => a - b);
    return values[Math.floor((values.length - 1) / 2)];
  };
  return Object.fromEntries(keys.map((key) => [key, middle(key)]));
}

/** Measures a page of several sites in turn, so that a busy moment of the machine meets them all. */
export async function measure(
  subjects: readonly Subject[],
  path: string,
  runs: number,
): Promise<Record<string, Figures>> {
  const results = subjects.map((subject) => ({ ...subject, figures: [] as Figures[] }));
  for (let run = 1; run <= runs; run += 1) {
    console.error(`${path}: run ${run} of ${runs}`);
    for (const { url, hasScripts, figures } of results) {
      figures.push(await runOnce(url + path, hasScripts));
    }
  }
  const measured: Record<string, Figures> = {};
  for (const { name, url, figures } of results) {
    const weights = await inBrowser((browser) => weigh(browser, url + path));
    measured[name] = { ...medians(figures), ...weights };
  }
  return measured;
}
