import puppeteer, { type Browser } from "puppeteer-core";
import { findBrowser } from "../lib/find-browser.cjs";

/** Starts the installed browser without a window, with an empty profile that is deleted afterwards. */
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
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Letters as wide as in a window, also in a browser that has none.
      "--font-render-hinting=none",
      // Pages reach the site on this machine and nothing else, whatever they may ask for.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    ],
  });
}
