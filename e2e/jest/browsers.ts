import puppeteer, { type Browser } from "puppeteer-core";
import { findFirefox, launch } from "../../tools/lib/browser";

/** Whether the tests run in Firefox (ENGINE=firefox) instead of Chrome or Chromium. */
export const isFirefox = process.env.ENGINE === "firefox";

/** Starts Firefox, driven over WebDriver BiDi. It takes these settings at its start, Chromium for each page. */
export const launchFirefox = (reducedMotion = true): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      // Previous pages do not stay in memory, where the driver cannot see them.
      "browser.sessionhistory.max_total_viewers": 0,
      "dom.w3c_touch_events.enabled": 1,
      // Overlay scroll bars take no space, so that a page is as wide as its window, as on a phone.
      "ui.useOverlayScrollbars": 1,
      "widget.gtk.overlay-scrollbars.enabled": true,
      // The Tab key reaches links on every system, also on macOS.
      "accessibility.tabfocus": 7,
    },
  });

/**
 * Starts one browser for each of jest's workers.
 * @returns functions that end the browsers
 */
export async function startBrowsers(workers: number): Promise<(() => void)[]> {
  const starts = Array.from({ length: workers }, () => (isFirefox ? launchFirefox() : launch()));
  const browsers = await Promise.all(starts);
  process.env.BROWSERS = browsers.map((browser) => browser.wsEndpoint()).join(" ");
  // A browser has one driver at a time: the worker's. Firefox accepts no second session.
  await Promise.all(browsers.map((browser) => browser.disconnect()));
  return browsers.map((browser) => () => {
    // A browser that was started by a script is another process of the same group.
    const pid = browser.process()?.pid;
    if (pid) process.kill(-pid);
  });
}

/** Connects to the browser of this worker. */
export function connectToBrowser(): Promise<Browser> {
  const endpoints = process.env.BROWSERS?.split(" ") ?? [];
  const browserWSEndpoint = endpoints[Number(process.env.JEST_WORKER_ID ?? 1) - 1] ?? "";
  return puppeteer.connect({ browserWSEndpoint, protocol: isFirefox ? "webDriverBiDi" : "cdp" });
}
