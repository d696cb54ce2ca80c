import type { Page } from "puppeteer-core";
import type { FigureKey, Figures } from "./budgets";

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  bestPractices: "best-practices",
  seo: "seo",
} as const satisfies Partial<Record<FigureKey, string>>;

const audits = {
  firstPaint: "first-contentful-paint",
  largestPaint: "largest-contentful-paint",
  blockingTime: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
} as const satisfies Partial<Record<FigureKey, string>>;

/** How often a run is made again whose trace Chromium did not record; Lighthouse itself asks for it. */
const mostAttempts = 3;

/** An ES module, which a file compiled to CommonJS can only import so. */
const lighthouse = () => import("lighthouse");

/** Loads a page in Lighthouse as it comes: a phone, slow 4G simulated. Scores are 0 to 100. */
export async function load(page: Page, url: string, attempt = 1): Promise<Figures> {
  const result = await (await lighthouse()).navigation(page, url, {
    flags: { logLevel: "error", onlyCategories: Object.values(categories) },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError?.code === "NO_NAVSTART" && attempt < mostAttempts) {
    return load(page, url, attempt + 1);
  }
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  const scores = Object.entries(categories).map(([key, id]) => [
    key,
    Math.round((lhr.categories[id]?.score ?? 0) * 100),
  ]);
  const times = Object.entries(audits).map(([key, id]) => [key, lhr.audits[id]?.numericValue]);
  return Object.fromEntries([...scores, ...times]);
}

/**
 * Interaction to Next Paint of what is done to a page meanwhile, in ms, on slow 4G and a CPU four
 * times slower.
 */
export async function interactionTo(page: Page, use: () => Promise<void>): Promise<number> {
  const audit = "interaction-to-next-paint";
  const timespan = await (await lighthouse()).startTimespan(page, {
    flags: {
      logLevel: "error",
      onlyAudits: [audit],
      throttlingMethod: "devtools",
      screenEmulation: { disabled: true },
    },
  });
  await use();
  const result = await timespan.endTimespan();
  return result?.lhr.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
}
