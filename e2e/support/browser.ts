import type { Browser, Page, PuppeteerLifeCycleEvent, Viewport } from "puppeteer-core";
import { textFace } from "../../src/inline-scripts/text-font";
import { connectToBrowser, isFirefox, launchFirefox } from "../jest/browsers";
import { record } from "./recording";
import { sitePrefix } from "./texts";

export { isFirefox } from "../jest/browsers";
export { expectQuiet } from "./recording";

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844, hasTouch: true, isMobile: true },
} satisfies Record<string, Viewport>;

export interface PageOptions {
  /** The path on the site, for example "/ar". */
  path: string;
  size: keyof typeof sizes;
  /** Whether scripts run. They do by default. */
  js?: boolean;
  /** Whether the visitor prefers reduced motion. By default yes, so that no test meets an animation. */
  reducedMotion?: boolean;
  /** Another server than the shared one, for tests that simulate faults. */
  origin?: string;
  /** When the page counts as open. By default when it is hydrated. */
  waitUntil?: PuppeteerLifeCycleEvent;
  /** Prepares the page before it is opened. */
  before?: (page: Page) => Promise<unknown>;
}

/** The address of the built site, with or without scripts. */
export const siteUrl = (js = true): string =>
  String(isFirefox && !js ? process.env.SCRIPTLESS_URL : process.env.SITE_URL);

/** The path, query and hash of a page, without the prefix of the site. */
export function addressOf(page: Page): string {
  const { origin, href } = new URL(page.url());
  const address = href.slice(origin.length + sitePrefix.length);
  // The home page below a prefix is /site#faq.
  return address.startsWith("/") ? address : `/${address}`;
}

/** The path of a page, without the prefix of the site. */
export const pathOf = (page: Page): string => addressOf(page).replace(/[?#].*/, "");

/**
 * Waits until a page is hydrated and its fonts have loaded. Loads its lazy parts.
 * @param demo whether to load the product demo, too. It is as large as all other parts together.
 */
export async function hydrated(page: Page, { demo = false } = {}): Promise<void> {
  await page.waitForFunction(
    async (family, skipped) => {
      // The text font is added after the first paint.
      if (![...document.fonts].some((face) => face.family.includes(family))) return false;
      await document.fonts.ready;
      if (!("hydrated" in document.documentElement.dataset)) return false;
      const parts = document.querySelectorAll(`[data-lazy]:not(:has(> ${skipped}))`);
      for (const part of parts) part.dispatchEvent(new Event("focusin", { bubbles: true }));
      return parts.length === 0;
    },
    { polling: 100 },
    textFace.family,
    demo ? "#none" : "#product-demo",
  );
}

/**
 * Returns a function that opens pages in the browser of this worker. They are closed after each test.
 * @param keepsPages whether the browser may keep pages that are left in memory
 */
export function inOneBrowser(keepsPages = false): (options: PageOptions) => Promise<Page> {
  let browser: Browser;
  let otherFirefox: Browser | undefined;
  const opened: Page[] = [];
  beforeAll(async () => {
    browser = await connectToBrowser();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.browserContext().close()));
  });
  afterAll(async () => {
    await otherFirefox?.close();
    await browser.disconnect();
  });
  return async (options) => {
    const { reducedMotion = true } = options;
    if (isFirefox && (keepsPages || !reducedMotion)) {
      otherFirefox ??= await launchFirefox(reducedMotion, keepsPages);
      opened.push(await openPage(otherFirefox, options));
    } else opened.push(await openPage(browser, options));
    return opened.at(-1) as Page;
  };
}

/** Opens a page in a browser context of its own, so that tests share no storage. */
async function openPage(browser: Browser, options: PageOptions): Promise<Page> {
  const { path, size, js = true, reducedMotion = true, waitUntil, before } = options;
  const address = new URL((options.origin ?? siteUrl(js)) + path);
  const page = await (await browser.createBrowserContext()).newPage();
  record(page, address);
  // Less than a test may take (jest.config.js), so that the error names what did not happen.
  page.setDefaultTimeout(110_000);
  await page.setViewport(sizes[size]);
  if (!isFirefox) {
    await page.setJavaScriptEnabled(js);
    const motion = reducedMotion ? "reduce" : "no-preference";
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: motion }]);
  }
  await before?.(page);
  await page.goto(address.href, { waitUntil: waitUntil ?? "load" });
  if (js && waitUntil === undefined) await hydrated(page);
  return page;
}
