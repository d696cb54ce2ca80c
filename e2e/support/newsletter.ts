import type { Page } from "puppeteer-core";

/** Has the newsletter's service, where data/site.json names one, take each address at once. */
export const takeAddresses = (page: Page) =>
  page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      init?.method === "POST" ? Promise.resolve(new Response()) : fetch(input, init);
  });
