import puppeteer, { type Browser } from "puppeteer-core";
import { findFirefox } from "../../tools/lib/find-browser.cjs";

/** Whether the tests run in Firefox: ENGINE=firefox; else they run in Chrome or Chromium. */
export const isFirefox = process.env.ENGINE === "firefox";

interface FirefoxOptions {
  /** A setting of the whole browser here, of each page in Chromium. */
  reducedMotion?: boolean;
  /** Whether a page that is left is kept for a step back. The driver loses sight of such a page. */
  keepsPages?: boolean;
}

/** Starts the installed Firefox without a window, driven over WebDriver BiDi. */
export async function launchFirefox({
  reducedMotion = true,
  keepsPages = false,
}: FirefoxOptions = {}): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) {
    throw new Error("No Firefox found: install firefox-esr, or set FIREFOX_PATH");
  }
  return puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      ...(keepsPages ? {} : { "browser.sessionhistory.max_total_viewers": 0 }),
      // Touches, for the tests that tap.
      "dom.w3c_touch_events.enabled": 1,
      // Scroll bars over the page, as on a phone: a page is as wide as its window.
      "ui.useOverlayScrollbars": 1,
      "widget.gtk.overlay-scrollbars.enabled": true,
      // Links are met by Tab on every system.
      "accessibility.tabfocus": 7,
    },
  });
}

const moving = new WeakMap<Browser, Promise<Browser>>();

/** Another Firefox beside this one, in which pages move; it is closed with it. */
export function withMotion(browser: Browser): Promise<Browser> {
  const known = moving.get(browser);
  if (known) return known;
  const other = launchFirefox({ reducedMotion: false });
  moving.set(browser, other);
  browser.once("disconnected", () => other.then((each) => each.close()));
  return other;
}
