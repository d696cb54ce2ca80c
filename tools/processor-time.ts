import { setTimeout as wait } from "node:timers/promises";
import { KnownDevices, type Page, PredefinedNetworkConditions } from "puppeteer-core";

/** Figures of a page by their names; times in ms. */
export type Figures = Record<string, number>;

export const phone = KnownDevices["Pixel 5"].viewport;

/** Times are in microseconds; `tdur` leaves out the time in which other processes had the processor. */
interface TraceEvent {
  name: string;
  ts: number;
  pid: number;
  tid: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string; cumulative_score?: number } };
}

/** Returns paints, layout shift and, as Total Blocking Time counts them, tasks after the first paint. */
function traceFigures(trace: Uint8Array | undefined, url: string): Figures {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    new TextDecoder().decode(trace),
  );
  const start = traceEvents.findLast(({ args }) => args.data?.documentLoaderURL === url);
  if (!start) throw new Error(`The trace has no navigation to ${url}`);
  const named = (name: string) =>
    traceEvents.filter((event) => event.name === name && event.pid === start.pid);
  const firstPaint = named("firstContentfulPaint").at(-1)?.ts ?? Number.NaN;
  const largestPaint = named("largestContentfulPaint::Candidate").at(-1)?.ts ?? Number.NaN;
  const tasks = named("RunTask")
    .filter(({ tid, ts }) => tid === start.tid && ts >= firstPaint)
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    "longest task": Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    FCP: (firstPaint - start.ts) / 1000,
    LCP: (largestPaint - start.ts) / 1000,
    CLS: named("LayoutShift").at(-1)?.args.data?.cumulative_score ?? 0,
  };
}

/** The bytes of all scripts that a page has loaded, as they were sent. */
const scriptBytes = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    // A script that was prefetched has a second entry without a transfer.
    const sizes = resources.map(({ name, transferSize, encodedBodySize }) =>
      name.endsWith(".js") && transferSize > 0 ? encodedBodySize : 0,
    );
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  });

/**
 * Measures the processor time of a page's main thread until 10 s after the load event, on a phone
 * with a CPU four times slower and slow 4G. The page is neither scrolled nor touched.
 */
export async function processorTime(page: Page, url: string): Promise<Figures> {
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
  const time = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return {
    total: time("TaskDuration"),
    script: time("ScriptDuration"),
    "layout and style": time("LayoutDuration") + time("RecalcStyleDuration"),
    "script loaded, B": await scriptBytes(page),
    ...traceFigures(await page.tracing.stop(), url),
  };
}
