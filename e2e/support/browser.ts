import type { Browser, Page, PuppeteerLifeCycleEvent, Viewport } from "puppeteer-core";
import { prefixOf } from "../../src/i18n/paths";
import { textFace } from "../../src/inline-scripts/text-font";
import { connectToBrowser } from "./browsers";
import { isFirefox, launchFirefox, withMotion } from "./firefox";
import { record } from "./recording";
import { data } from "./texts";

export { isFirefox } from "./firefox";
export { expectQuiet } from "./recording";

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844, hasTouch: true, isMobile: true },
} satisfies Record<string, Viewport>;

export interface PageOptions {
  /** The path on the site, for example "/ar". */
  path: string;
  size: keyof typeof sizes;
  /** Whether scripts run; they do unless this is false. */
  js?: boolean;
  /** Pages move at once unless this is false, so that a test meets nothing halfway. */
  reducedMotion?: boolean;
  /** Another server than the shared one, for tests that simulate faults. */
  origin?: string;
  /** When the page counts as open; by default when it is loaded and answers to the visitor. */
  waitUntil?: PuppeteerLifeCycleEvent;
  /** Something to do to the page before it is opened. */
  before?: (page: Page) => Promise<unknown>;
}

/**
 * The address of the built site, as the global setup serves it.
 * @param js whether its scripts run; Chromium switches them off itself
 */
export function siteUrl(js = true): string {
  const url = isFirefox && !js ? process.env.SCRIPTLESS_URL : process.env.SITE_URL;
  if (url === undefined) throw new Error("SITE_URL is not set: run this by npm run test:browser");
  return url;
}

/** The path at which the site lies on its host: "" or like "/site". */
export const sitePrefix = prefixOf(data.site.siteUrl);

/** Where a page is on the site: path, query and fragment, without the site's prefix. */
export function addressOf(page: Page): string {
  const address = page.url().slice(new URL(page.url()).origin.length + sitePrefix.length);
  // The home page's address may end with the prefix: /site#faq.
  return address.startsWith("/") ? address : `/${address}`;
}

/** The path alone. */
export const pathOf = (page: Page): string => addressOf(page).replace(/[?#].*/, "");

/**
 * Waits until the page is hydrated and its fonts have loaded. It has all lazy parts load, as if each was
 * used, but for the product demo, which is as large as all others together.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    async (family) => {
      // The text font is added after the first paint.
      if (![...document.fonts].some((face) => face.family.includes(family))) return false;
      await document.fonts.ready;
      if (!("hydrated" in document.documentElement.dataset)) return false;
      const parts = [...document.querySelectorAll("[data-lazy]")].filter(
        (part) => part.firstElementChild?.id !== "product-demo",
      );
      for (const part of parts) part.dispatchEvent(new Event("focusin", { bubbles: true }));
      return parts.length === 0;
    },
    { polling: 100 },
    textFace.family,
  );
}

/**
 * Opens pages in this worker's browser; what a test has opened is closed when it ends.
 * @param keepsPages whether Firefox keeps a page that is left in memory, as Chromium does: in a
 * browser of its own, as the driver loses sight of such a page
 */
export function inOneBrowser(keepsPages = false): (options: PageOptions) => Promise<Page> {
  const isOwn = keepsPages && isFirefox;
  let browser: Browser;
  const opened: Page[] = [];
  beforeAll(async () => {
    browser = await (isOwn ? launchFirefox({ keepsPages }) : connectToBrowser());
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.browserContext().close()));
  });
  afterAll(() => (isOwn ? browser.close() : browser.disconnect()));
  return async (options) => {
    const page = await openPage(browser, options);
    opened.push(page);
    return page;
  };
}

/**
 * How long the driver waits for anything, in ms: a little less than a test may take (e2e/support/setup.ts), so
 * that the error says what did not come. Its own 30 s are too few where a page loads twice beside other
 * programs.
 */
const patience = 110_000;

/** Opens a path in a context of its own, so that no cookie or storage comes from another test. */
async function openPage(browser: Browser, options: PageOptions): Promise<Page> {
  const { path, size, js = true, reducedMotion = true, waitUntil, before } = options;
  const address = new URL((options.origin ?? siteUrl(js)) + path);
  const home = isFirefox && !reducedMotion ? await withMotion(browser) : browser;
  const context = await home.createBrowserContext();
  const page = await context.newPage();
  record(page, address);
  page.setDefaultTimeout(patience);
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
