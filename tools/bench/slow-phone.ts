import type { Browser, Page } from "puppeteer-core";
import { noteInteractive, phone } from "./interactive";

/** Slow 4G as Lighthouse applies it by DevTools: bytes a second, milliseconds for each request. */
const slow4G = {
  download: (1.6 * 1024 * 1024 * 0.9) / 8,
  upload: (750 * 1024 * 0.9) / 8,
  latency: 150 * 3.75,
};

/** A new visitor's page on a CPU four times slower than this machine's and a slow 4G network. */
export async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(phone);
  await noteInteractive(page);
  await page.emulateNetworkConditions(slow4G);
  await page.emulateCPUThrottling(4);
  return page;
}
