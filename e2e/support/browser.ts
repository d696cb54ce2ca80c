import type { Browser, Page, PuppeteerLifeCycleEvent, Viewport } from "puppeteer-core";
import { textFace } from "../../src/theme/text-face";
import { launchChrome, launchFirefox } from "../../tools/lib/browser";
import { data, sitePrefix } from "./texts";

/** Whether the tests run in Firefox (ENGINE=firefox) instead of Chrome or Chromium. */
export const isFirefox = process.env.ENGINE === "firefox";

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

/** Returns a function that opens pages in one browser for the test file. They are closed after each test. */
export function inOneBrowser(): (options: PageOptions) => Promise<Page> {
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
  return async (options) => {
    const isMoving = isFirefox && options.reducedMotion === false;
    if (isMoving) movingFirefox ??= await launchFirefox(false);
    const page = await openPage(isMoving && movingFirefox ? movingFirefox : browser, options);
    opened.push(page);
    return page;
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

type Recording = Record<"consoleErrors" | "pageErrors" | "foreignRequests" | "aborted", string[]>;
const recordings = new WeakMap<Page, Recording>();

/** Records what no page may do: log errors, throw, or send requests to other hosts. */
function record(page: Page, address: URL): void {
  const recording: Recording = {
    consoleErrors: [],
    pageErrors: [],
    foreignRequests: [],
    aborted: [],
  };
  recordings.set(page, recording);
  page.on("console", (message) => {
    const { url = "" } = message.location();
    // The browser itself logs the status of the 404 page.
    const isOwnStatus = url === address.href && message.text().startsWith("Failed to load");
    if (message.type() === "error" && !isOwnStatus) {
      recording.consoleErrors.push(`${message.text()} (${url})`);
    }
  });
  page.on("pageerror", (error) => {
    recording.pageErrors.push(error instanceof Error ? error.message : String(error));
  });
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "NS_BINDING_ABORTED") return;
    recording.aborted.push(request.url());
  });
  // Pictures may come from one other host. The origin of data: is "null", that of blob: the page's.
  const { imageHost } = data.site;
  const allowed = [address.origin, "null", imageHost && new URL(imageHost).origin];
  page.on("request", (request) => {
    if (allowed.includes(new URL(request.url()).origin)) return;
    recording.foreignRequests.push(request.url());
  });
}

/** Returns what a page has done so far that it must not do. */
export function recordingOf(page: Page) {
  const { aborted, consoleErrors, pageErrors, foreignRequests } = recordings.get(page) as Recording;
  // Firefox reports scripts that it aborts when a page is left as errors, and Gatsby logs one more.
  const isAborted = (error: string) =>
    error.includes("ChunkLoadError") && aborted.some((url) => error.includes(url));
  const isLeft = pageErrors.some(isAborted);
  return {
    foreignRequests,
    pageErrors: pageErrors.filter((error) => !isAborted(error)),
    consoleErrors: consoleErrors.filter((error) => !(isLeft && error.includes("page resources"))),
  };
}

/** Asserts that a page logged no error, threw nothing, called no other host and set no cookie. */
export async function expectQuiet(page: Page): Promise<void> {
  const cookies = (await page.browserContext().cookies()).map(({ name }) => name);
  const quiet = { consoleErrors: [], pageErrors: [], foreignRequests: [], cookies: [] };
  expect({ ...recordingOf(page), cookies }).toEqual(quiet);
}
