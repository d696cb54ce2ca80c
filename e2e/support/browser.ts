import type { Browser, Page, PuppeteerLifeCycleEvent, Viewport } from "puppeteer-core";
import { textFace } from "../../src/theme/font-settings";
import { launchChrome, launchFirefox } from "../../tools/programs";
import { ownServer, siteRoot } from "./servers";
import { data, sitePrefix } from "./texts";

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

/** The local storage of a page, and the keys of its session storage. */
export const storage = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: Object.keys(sessionStorage) }));

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
 * Returns a function that opens pages of a site in one browser for the test file. They are closed after each
 * test.
 */
export function inOneBrowser(site: { url: () => string } = ownServer()) {
  const scriptless = isFirefox ? ownServer(siteRoot, { headers: withoutScripts }) : site;
  let browser: Browser;
  let movingFirefox: Browser | undefined;
  const opened: Page[] = [];
  beforeAll(async () => {
    browser = await (isFirefox ? launchFirefox() : launchChrome());
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.browserContext().close()));
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
    opened.push(page);
    const { href, origin } = new URL((options.origin ?? (js ? site : scriptless).url()) + path);
    recordings.set(page, record(page, href, origin));
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

const recordings = new WeakMap<Page, ReturnType<typeof record>>();

/** Records what no page may do: log errors, throw, or send requests to other hosts. */
function record(page: Page, href: string, origin: string) {
  const consoleErrors: string[] = [];
  const pageErrors: string[] = [];
  const foreignRequests: string[] = [];
  page.on("console", (message) => {
    const { url = "" } = message.location();
    // The browser itself logs the status of the 404 page.
    const isOwnStatus = url === href && message.text().startsWith("Failed to load");
    if (message.type() === "error" && !isOwnStatus) {
      consoleErrors.push(`${message.text()} (${url})`);
    }
  });
  page.on("pageerror", (error) => {
    pageErrors.push(String(error));
  });
  // Pictures may come from one other host. The origin of data: is "null", that of blob: the page's.
  const { imageHost } = data.site;
  const allowed = [origin, "null", imageHost && new URL(imageHost).origin];
  page.on("request", (request) => {
    if (!allowed.includes(new URL(request.url()).origin)) foreignRequests.push(request.url());
  });
  return { consoleErrors, pageErrors, foreignRequests };
}

/** Returns what a page has done so far that it must not do. */
export const recordingOf = (page: Page) => recordings.get(page) as ReturnType<typeof record>;

/** Asserts that a page logged no error, threw nothing, called no other host and set no cookie. */
export async function expectQuiet(page: Page): Promise<void> {
  const cookies = (await page.browserContext().cookies()).map(({ name }) => name);
  const quiet = { consoleErrors: [], pageErrors: [], foreignRequests: [], cookies: [] };
  expect({ ...recordingOf(page), cookies }).toEqual(quiet);
}
