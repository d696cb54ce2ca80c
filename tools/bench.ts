import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Page } from "puppeteer-core";
import { compressTexts, filesIn } from "../gatsby/finish/files";
import { launch } from "./lib/browser";
import { asScript } from "./lib/command";
import { type Figures, phone, processorTime } from "./processor-time";
import { startServer } from "./server/static-server";

/**
 * Measures public/, a copy of it without scripts and, on request, another build
 * (docs/performance.md).
 * Usage: npm run bench -- [--against DIR] [--runs 11] [--lighthouse 3] [--paths /,/ar,/privacy]
 */
const { values: options } = parseArgs({
  options: {
    against: { type: "string" },
    runs: { type: "string", default: "11" },
    lighthouse: { type: "string", default: "3" },
    paths: { type: "string", default: "/,/ar,/privacy" },
  },
});

/** Measures a page load with the defaults of Lighthouse: a phone on a simulated slow 4G network. */
async function loadFigures(page: Page, url: string, attempt = 1): Promise<Figures> {
  const { navigation } = await import("lighthouse");
  const { lhr } = (await navigation(page, url, { flags: { logLevel: "error" } })) ?? {};
  // Chromium sometimes records no trace, and Lighthouse asks to run it again.
  if (lhr?.runtimeError?.code === "NO_NAVSTART" && attempt < 3) {
    return loadFigures(page, url, attempt + 1);
  }
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message}`);
  const metrics = lhr.categories.performance?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return Object.fromEntries([
    ...Object.values(lhr.categories).map(({ title, score }) => [title, (score ?? 0) * 100]),
    ...metrics.map(({ id, acronym }) => [acronym, lhr.audits[id]?.numericValue]),
  ]);
}

const controls = [
  { name: "menu", selector: "header [aria-haspopup=dialog]", width: phone.width },
  { name: "languages", selector: "header [aria-haspopup=menu]", width: 1280 },
  { name: "tab", selector: "[role=tab][aria-selected=false]", width: phone.width },
  { name: "question", selector: "#faq [aria-expanded=false]", width: phone.width },
];

/** Taps a control and returns the time until it is expanded or selected, in ms. */
async function tap(page: Page, selector: string): Promise<number> {
  const element = await page.waitForSelector(selector);
  const start = performance.now();
  await element?.tap();
  const active = "[aria-expanded=true], [aria-selected=true]";
  await page.waitForFunction((tapped, state) => tapped?.matches(state), {}, element, active);
  const time = performance.now() - start;
  // Interaction to Next Paint includes the frame that shows the change.
  await wait(500);
  return time;
}

/** Measures the Interaction to Next Paint (INP) of each control on fast 4G with a slow CPU. */
async function tapFigures(firstPage: Page, url: string): Promise<Figures> {
  const { startTimespan } = await import("lighthouse");
  const audit = "interaction-to-next-paint";
  const flags = {
    logLevel: "error" as const,
    onlyAudits: [audit],
    screenEmulation: { disabled: true },
    throttlingMethod: "devtools" as const,
    throttling: { requestLatencyMs: 165, downloadThroughputKbps: 8100, cpuSlowdownMultiplier: 4 },
  };
  const figures: Figures = {};
  for (const { name, selector, width } of controls) {
    // A tap on a control out of view also loads and hydrates its lazy section.
    for (const moment of ["before hydration", "out of view", "in view"]) {
      const page = await (await firstPage.browser().createBrowserContext()).newPage();
      await page.setViewport({ ...phone, width });
      if (moment !== "before hydration") await page.goto(url, { waitUntil: "load" });
      if (moment === "in view") await (await page.$(selector))?.scrollIntoView();
      if (moment !== "before hydration") await page.waitForNetworkIdle({ idleTime: 1500 });
      const timespan = await startTimespan(page, { flags });
      if (moment === "before hydration") await page.goto(url, { waitUntil: "domcontentloaded" });
      figures[`${name} ${moment}: answer`] = await tap(page, selector).catch(() => Infinity);
      const result = await timespan.endTimespan();
      figures[`${name} ${moment}: INP`] = result?.lhr.audits[audit]?.numericValue ?? Number.NaN;
      await page.browserContext().close();
    }
  }
  return figures;
}

/** The figures of every run, by the name of the build. */
type Samples = Record<string, Figures[]>;
type Measure = (page: Page, url: string) => Promise<Figures>;

/** Measures the builds in turn, so that other load on the machine affects all of them alike. */
async function measure(urls: Record<string, string>, runs: string, figuresOf: Measure) {
  const samples: Samples = {};
  for (let run = 1; run <= Number(runs); run += 1) {
    for (const [name, url] of Object.entries(urls)) {
      console.error(`${name} ${url}: run ${run} of ${runs}`);
      const browser = await launch();
      const figures = await figuresOf(await browser.newPage(), url).finally(() => browser.close());
      samples[name] = [...(samples[name] ?? []), figures];
    }
  }
  return samples;
}

/** Returns the lowest value of a figure, its median and its highest value. */
function spread(runs: readonly Figures[] = [], key: string): [number, number, number] {
  const values = runs.map((figures) => figures[key] ?? Number.NaN).sort((a, b) => a - b);
  const at = (share: number) => values[Math.floor((values.length - 1) * share)] ?? Number.NaN;
  return [at(0), at(0.5), at(1)];
}

/** Prints the median of each figure with its spread, and its ratio to that of the other build. */
function print(title: string, samples: Samples): void {
  const row = (key: string) => {
    const cells = Object.entries(samples).map(([name, runs]) => {
      const [lowest, middle, highest] = spread(runs, key).map((n) => Number(n.toPrecision(4)));
      return [name, `${middle} (${lowest}–${highest})`];
    });
    const ratio = spread(samples.site, key)[1] / spread(samples.against, key)[1];
    if (samples.against) cells.push(["site / against", ratio.toFixed(2)]);
    return Object.fromEntries(cells);
  };
  const keys = Object.keys(samples.site?.[0] ?? {});
  console.log(title);
  console.table(Object.fromEntries(keys.map((key) => [key, row(key)])));
}

/** Copies a built site into a temporary folder and removes all scripts from its pages. */
async function copyWithoutScripts(root: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "noscript-baseline-"));
  cpSync(root, folder, { recursive: true, preserveTimestamps: true });
  const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="?script\b[^>]*>/gi;
  for (const file of (await filesIn(folder)).filter((name) => name.endsWith(".html"))) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(scripts, ""));
  }
  await compressTexts(folder);
  return folder;
}

asScript(async () => {
  const noscript = await copyWithoutScripts("public");
  const roots = { site: "public", ...(options.against && { against: options.against }), noscript };
  const servers = await Promise.all(Object.values(roots).map((root) => startServer({ root })));
  const urlsOf = (path: string) =>
    Object.fromEntries(Object.keys(roots).map((name, i) => [name, `${servers[i]?.url}${path}`]));
  try {
    for (const path of options.paths.split(",")) {
      print(`Lighthouse, ${path}`, await measure(urlsOf(path), options.lighthouse, loadFigures));
    }
    const site = `${servers[0]?.url}/`;
    print("Taps, ms", await measure({ site }, options.lighthouse, tapFigures));
    const samples = await measure(urlsOf("/"), options.runs, processorTime);
    print("Processor time, ms", samples);
    const above = (build: string) =>
      spread(samples[build], "total")[1] - spread(samples.noscript, "total")[1];
    const ratio = above("site") / above("against");
    if (options.against) console.log(`total above noscript, site / against: ${ratio.toFixed(2)}`);
  } finally {
    for (const server of servers) await server.close();
    rmSync(noscript, { recursive: true });
  }
});
