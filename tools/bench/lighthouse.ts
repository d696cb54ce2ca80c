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

/** Loads a page in Lighthouse as it comes: a phone, slow 4G simulated. Scores are 0 to 100. */
export async function load(page: Page, url: string, attempt = 1): Promise<Figures> {
  // An ES module, which a file compiled to CommonJS can only import so.
  const { navigation } = await import("lighthouse");
  const result = await navigation(page, url, {
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
