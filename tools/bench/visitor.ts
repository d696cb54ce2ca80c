import type { Browser, Page } from "puppeteer-core";

/** A phone as Lighthouse emulates it. */
export const phone = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A new visitor's empty page on a phone, or in a window of another width. */
export async function newVisitor(browser: Browser, width = phone.width): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ ...phone, width });
  return page;
}

/** Opens an address, and waits until React has taken over, if it does, and nothing more is asked for. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  if (await page.$("script[data-scripts]")) await page.waitForSelector("html[data-hydrated]");
  await page.waitForNetworkIdle({ idleTime: 1500 });
}
