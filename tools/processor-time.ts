import { setTimeout as wait } from "node:timers/promises";
import { KnownDevices, type Page, PredefinedNetworkConditions } from "puppeteer-core";

/** The figures of a page by name. Times are in ms. */
export type Figures = Record<string, number>;

export const phone = KnownDevices["Pixel 5"].viewport;

/** An event of a trace. Times are in μs; `tdur` does not include the time of other processes. */
interface TraceEvent {
  name: string;
  ts: number;
  pid: number;
  tid: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** Calculates the longest task after the first paint, and blocking as Total Blocking Time does. */
function taskFigures(trace: Uint8Array | undefined, url: string): Figures {
  const json = new TextDecoder().decode(trace);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(json);
  const start = traceEvents.findLast(({ args }) => args.data?.documentLoaderURL === url);
  if (!start) throw new Error(`The trace has no navigation to ${url}`);
  const page = traceEvents.filter(({ pid }) => pid === start.pid);
  const firstPaint = page.findLast(({ name }) => name === "firstContentfulPaint")?.ts ?? Infinity;
  const tasks = page
    .filter(({ name, tid, ts }) => name === "RunTask" && tid === start.tid && ts >= firstPaint)
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    "longest task": Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
  };
}

/** Returns the size of all scripts that a page has loaded, as they were sent. */
const scriptBytes = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    // A prefetched script has a second entry, without a transfer.
    const scripts = resources.filter((each) => each.name.endsWith(".js") && each.transferSize > 0);
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });

/**
 * Measures the processor time of a page's main thread until 10 s after the load event, on a phone
 * with slow 4G and a CPU slowed down four times. Does not scroll or touch the page.
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
  const time = (key: string) =>
    1000 * (metrics.find(({ name }) => name === key)?.value ?? Number.NaN);
  return {
    total: time("TaskDuration"),
    script: time("ScriptDuration"),
    "layout and style": time("LayoutDuration") + time("RecalcStyleDuration"),
    "script loaded, B": await scriptBytes(page),
    ...taskFigures(await page.tracing.stop(), url),
  };
}
