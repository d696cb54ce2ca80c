import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import puppeteer, { type Browser } from "puppeteer-core";

/** Returns whether a command exists and exits with 0. Discards its output. */
export function works(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/** The folder into which install-programs.ts downloads browsers. */
export const browserCache = join(__dirname, "../node_modules/.cache/browsers");

/**
 * Finds the first browser that starts, on the PATH or in the folder of downloaded browsers. The stub of a
 * snap or a binary without its libraries does not start.
 */
function find(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const downloaded = existsSync(browserCache)
    ? readdirSync(browserCache, { recursive: true, encoding: "utf8" })
        .filter((path) => names.includes(basename(path)))
        .map((path) => join(browserCache, path))
    : [];
  return [...installed, ...downloaded].find(
    (path) => existsSync(path) && works(path, ["--version"]),
  );
}

export const findFirefox = () => process.env.FIREFOX_PATH || find(["firefox-esr", "firefox"]);

export const findChrome = () =>
  process.env.CHROME_PATH ||
  find([
    // The headless shell opens a page in a third of the time that a full Chrome needs.
    "chromium-headless-shell",
    "chrome-headless-shell",
    "google-chrome",
    "google-chrome-stable",
    "chromium",
    "chromium-browser",
  ]);

/** Starts the installed Chrome or Chromium in headless mode, with a temporary profile. */
export async function launchChrome(): Promise<Browser> {
  const executablePath = findChrome();
  if (executablePath === undefined) {
    throw new Error("No Chrome or Chromium was found: set CHROME_PATH to one.");
  }
  return puppeteer.launch({
    executablePath,
    headless: executablePath.endsWith("headless-shell") ? "shell" : true,
    args: [
      // Chromium refuses to start its sandbox as root, and cannot start it in most containers.
      "--no-sandbox",
      "--disable-gpu",
      // The local servers respond over TCP alone.
      "--disable-quic",
      "--disable-component-update",
      // Without hinting, text has the same width in the headless shell as in a browser with a window.
      "--font-render-hinting=none",
      // Pages can reach servers on this machine, but no other host.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    ],
  });
}

/** Starts Firefox, driven over WebDriver BiDi. It takes these settings at its start, Chromium for each page. */
export const launchFirefox = (reducedMotion = true): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      // Previous pages do not stay in memory, where the driver cannot see them.
      "browser.sessionhistory.max_total_viewers": 0,
      "dom.w3c_touch_events.enabled": 1,
      // Overlay scroll bars take no space, so that a page is as wide as its window, as on a phone.
      "ui.useOverlayScrollbars": 1,
      "widget.gtk.overlay-scrollbars.enabled": true,
      // The Tab key reaches links on every system, also on macOS.
      "accessibility.tabfocus": 7,
    },
  });
