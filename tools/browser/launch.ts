import puppeteer, { type Browser } from "puppeteer-core";
import { findBrowser } from "../lib/find-browser.cjs";

/** Starts the installed Chrome or Chromium in headless mode, with a temporary profile. */
export async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new Error("No Chrome or Chromium was found: set CHROME_PATH to one.");
  }
  return puppeteer.launch({
    executablePath,
    headless: /headless-shell$/.test(executablePath) ? "shell" : true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-component-update",
      // Without hinting, text has the same width in the headless shell as in a browser with a window.
      "--font-render-hinting=none",
      // Pages can reach servers on this machine, but no other host.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    ],
  });
}
