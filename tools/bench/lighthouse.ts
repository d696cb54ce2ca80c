import { launch } from "../browser/launch";
import type { Figures } from "./figures";

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  bestPractices: "best-practices",
  seo: "seo",
} as const;

const audits = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  speedIndex: "speed-index",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

/** How often a run is made again whose trace Chromium did not record; Lighthouse itself asks for it. */
const mostAttempts = 3;

/** Runs Lighthouse as it comes: a phone, slow 4G simulated, a browser of its own. Scores are 0 to 100. */
export async function audit(url: string, attempt = 1): Promise<Figures> {
  // An ES module, which a file compiled to CommonJS can only import so.
  const { default: lighthouse } = await import("lighthouse");
  const browser = await launch();
  try {
    const result = await lighthouse(url, {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: "error",
      onlyCategories: Object.values(categories),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError?.code === "NO_NAVSTART" && attempt < mostAttempts) {
      return await audit(url, attempt + 1);
    }
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    const scores = Object.entries(categories).map(([key, id]) => [
      key,
      Math.round((lhr.categories[id]?.score ?? 0) * 100),
    ]);
    const times = Object.entries(audits).map(([key, id]) => [key, lhr.audits[id]?.numericValue]);
    return Object.fromEntries([...scores, ...times]);
  } finally {
    await browser.close();
  }
}
