import type { Browser, Page, PuppeteerLifeCycleEvent, Viewport } from "puppeteer-core";
import { textFace } from "../../src/theme/tokens";
import { launchChrome, launchFirefox } from "../../tools/programs";
import { setUpServer, siteRoot } from "./servers";
import { sitePrefix } from "./texts";

/** Whether the tests run in Firefox (ENGINE=firefox) instead of Chrome or Chromium. */
export const isFirefox = process.env.ENGINE === "firefox";

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844, hasTouch: true, isMobile: true },
} satisfies Record<string, Viewport>;

interface PageOptions {
  /** The path on the site, for example "/ar". */
  path: string;
  size: keyof typeof sizes;
  /** Whether scripts run. They do by default. */
  js?: boolean;
  /** Whether the visitor prefers reduced motion. By default yes, so that no test meets an animation. */
  reducedMotion?: boolean;
  /** Another server than that of the other pages. */
  origin?: string;
  /** When the page counts as open. By default when it is hydrated. */
  waitUntil?: PuppeteerLifeCycleEvent;
  /** Prepares the page before it is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** The errors that belong to the test. Any other fails it. */
  expected?: RegExp;
}

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
 * Switches scripts off in Firefox, which has no command for it. Without allow-scripts, the browser shows
 * `<noscript>`.
 */
const withoutScripts = {
  "Content-Security-Policy": "sandbox allow-same-origin allow-forms allow-top-navigation",
};

/**
 * Returns a function that opens pages of a site in one browser for the test file. After each test they are
 * closed, and the test fails if one of them has reported an error or has a cookie.
 */
export function setUpBrowser(site: { url: () => string } = setUpServer()) {
  const scriptless = isFirefox ? setUpServer(siteRoot, { headers: withoutScripts }) : site;
  let browser: Browser;
  let movingFirefox: Browser | undefined;
  const opened: { page: Page; errors: string[] }[] = [];
  beforeAll(async () => {
    browser = await (isFirefox ? launchFirefox() : launchChrome());
  });
  afterEach(async () => {
    const found = opened.splice(0).map(async ({ page, errors }) => {
      const context = page.browserContext();
      const cookies = (await context.cookies()).map(({ name }) => `the cookie ${name}`);
      await context.close();
      return [...errors, ...cookies];
    });
    expect((await Promise.all(found)).flat()).toEqual([]);
  });
  afterAll(async () => {
    await movingFirefox?.close();
    await browser.close();
  });

  /** Opens a page in a browser context of its own, so that tests share no storage. */
  return async (options: PageOptions): Promise<Page> => {
    const { path, size, js = true, reducedMotion = true, waitUntil, before } = options;
    const isMoving = isFirefox && !reducedMotion;
    if (isMoving) movingFirefox ??= await launchFirefox(false);
    const context = await ((isMoving && movingFirefox) || browser).createBrowserContext();
    const page = await context.newPage();
    const { href } = new URL((options.origin ?? (js ? site : scriptless).url()) + path);
    opened.push({ page, errors: recordErrors(page, href, options.expected) });
    // Less than a test may take (jest.config.js), so that the error names what did not happen.
    page.setDefaultTimeout(110_000);
    await page.setViewport(sizes[size]);
    if (!isFirefox) {
      await page.setJavaScriptEnabled(js);
      const value = reducedMotion ? "reduce" : "no-preference";
      await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value }]);
    }
    await before?.(page);
    await page.goto(href, { waitUntil: waitUntil ?? "load" });
    if (js && waitUntil === undefined) await hydrated(page);
    return page;
  };
}

/**
 * Records the errors that a page reports. A request to another host is one of them, because the
 * Content-Security-Policy blocks it.
 */
function recordErrors(page: Page, href: string, expected?: RegExp): string[] {
  const errors: string[] = [];
  const report = (error: string) => {
    if (!expected?.test(error)) errors.push(error);
  };
  page.on("console", (message) => {
    const { url = "" } = message.location();
    // The browser itself logs the status of the 404 page.
    const isOwnStatus = url === href && message.text().startsWith("Failed to load");
    if (message.type() === "error" && !isOwnStatus) report(`${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => report(String(error)));
  return errors;
}
