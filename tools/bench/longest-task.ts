import type { Browser } from "puppeteer-core";
import { settled, touch, touchMark } from "./interactive";
import { slowPhone } from "./slow-phone";
import { longestTasks, type TraceEvent } from "./trace";

const categories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "toplevel",
  "v8",
  "blink.user_timing",
];

/**
 * Loads a page on a slow phone, and touches it when it asks for nothing more: the longest tasks
 * before and after, and what they were about.
 */
export async function measureTasks(browser: Browser, url: string) {
  const page = await slowPhone(browser);
  await page.tracing.start({ categories });
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  await settled(page);
  await touch(page);
  const trace = await page.tracing.stop();
  await page.browserContext().close();
  const text = new TextDecoder().decode(trace);
  const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] };
  return longestTasks(traceEvents, url, touchMark);
}
