import puppeteer, {
  type Browser,
  type Page,
  type PuppeteerLifeCycleEvent,
  type Viewport,
} from "puppeteer-core";
import { findBrowser } from "../../tools/browser/find-browser";
import { record } from "./recording";

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
  reducedMotion?: boolean;
  /** Another server than the shared one, for tests that simulate faults. */
  origin?: string;
  /** When the page counts as open; by default when its network has been quiet for a moment. */
  waitUntil?: PuppeteerLifeCycleEvent;
}

/** The address of the built site, as the global setup serves it. */
export function siteUrl(): string {
  const url = process.env.SITE_URL;
  if (url === undefined) throw new Error("SITE_URL is not set: run this by npm run test:browser");
  return url;
}

/** Starts the installed browser without a window, with an empty profile that is deleted afterwards. */
export async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new Error("No browser found: node tools/lib/ensure-browser.mjs installs one");
  }
  return puppeteer.launch({
    executablePath,
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // The tests reach the site and nothing else, whatever the page may ask for.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    ],
  });
}

/** Opens a path in a context of its own, so that no cookie or storage comes from another test. */
export async function openPage(browser: Browser, options: PageOptions): Promise<Page> {
  const { path, size, js = true, reducedMotion = false, waitUntil = "networkidle0" } = options;
  const address = new URL(path, options.origin ?? siteUrl());
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  record(page, address);
  await page.setViewport(sizes[size]);
  await page.setJavaScriptEnabled(js);
  const motion = reducedMotion ? "reduce" : "no-preference";
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: motion }]);
  await page.goto(address.href, { waitUntil });
  return page;
}
