import { setTimeout as wait } from "node:timers/promises";
import { type Browser, KnownDevices, type Page, PredefinedNetworkConditions } from "puppeteer-core";

/** The figures of a page by name. Times are in ms. */
export type Figures = Record<string, number>;

const phone = KnownDevices["Pixel 5"].viewport;

/** Measures a page load with the defaults of Lighthouse: a phone on a simulated slow 4G network. */
export async function loadFigures(browser: Browser, url: string, attempt = 1): Promise<Figures> {
  const { navigation } = await import("lighthouse");
  const result = await navigation(await browser.newPage(), url, { flags: { logLevel: "error" } });
  const { categories, audits, runtimeError } = result?.lhr ?? {};
  // Chromium sometimes records no trace, and Lighthouse asks to run it again.
  if (runtimeError?.code === "NO_NAVSTART" && attempt < 3) {
    return loadFigures(browser, url, attempt + 1);
  }
  if (!categories || runtimeError) throw new Error(`${url}: ${runtimeError?.message}`);
  const metrics = categories.performance?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return Object.fromEntries([
    ...Object.values(categories).map(({ title, score }) => [title, (score ?? 0) * 100]),
    ...metrics.map(({ id, acronym }) => [acronym, audits?.[id]?.numericValue]),
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
export async function tapFigures(browser: Browser, url: string): Promise<Figures> {
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
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport({ ...phone, width });
      const isHydrated = moment !== "before hydration";
      if (isHydrated) {
        await page.goto(url, { waitUntil: "load" });
        if (moment === "in view") await (await page.$(selector))?.scrollIntoView();
        await page.waitForNetworkIdle({ idleTime: 1500 });
      }
      const timespan = await startTimespan(page, { flags });
      if (!isHydrated) await page.goto(url, { waitUntil: "domcontentloaded" });
      figures[`${name} ${moment}: answer`] = await tap(page, selector).catch(() => Infinity);
      const result = await timespan.endTimespan();
      figures[`${name} ${moment}: INP`] = result?.lhr.audits[audit]?.numericValue ?? Number.NaN;
      await page.browserContext().close();
    }
  }
  return figures;
}

/** An event of a trace. Times are in μs; `tdur` does not include the time of other processes. */
interface TraceEvent {
  name: string;
  ts: number;
  pid: number;
  tid: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** Finds the longest task after the first paint. */
function longestTask(trace: Uint8Array | undefined, url: string): number {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as {
    traceEvents: TraceEvent[];
  };
  const start = traceEvents.findLast(({ args }) => args.data?.documentLoaderURL === url);
  if (!start) throw new Error(`The trace has no navigation to ${url}`);
  const page = traceEvents.filter(({ pid }) => pid === start.pid);
  const firstPaint = page.findLast(({ name }) => name === "firstContentfulPaint")?.ts ?? Infinity;
  const tasks = page
    .filter(({ name, tid, ts }) => name === "RunTask" && tid === start.tid && ts >= firstPaint)
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(0, ...tasks);
}

/**
 * Measures the processor time of a page's main thread until 10 s after the load event, on a phone
 * with slow 4G and a CPU slowed down four times. Does not scroll or touch the page.
 */
export async function processorTime(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage();
  await page.setViewport(phone);
  await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions(PredefinedNetworkConditions["Slow 4G"]);
  const session = await page.createCDPSession();
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.tracing.start({
    categories: ["-*", "blink.user_timing", "disabled-by-default-devtools.timeline", "loading"],
  });
  await page.goto(url, { waitUntil: "load" });
  await wait(10_000);
  const { metrics } = await session.send("Performance.getMetrics");
  const time = (key: string) =>
    1000 * (metrics.find(({ name }) => name === key)?.value ?? Number.NaN);
  return {
    total: time("TaskDuration"),
    script: time("ScriptDuration"),
    "layout and style": time("LayoutDuration") + time("RecalcStyleDuration"),
    "longest task": longestTask(await page.tracing.stop(), url),
  };
}
