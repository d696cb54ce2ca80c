import puppeteer, { type Browser } from "puppeteer-core";
import { launch } from "../../tools/browser/launch";
import { isFirefox, launchFirefox } from "./firefox";

async function start() {
  const browser = await (isFirefox ? launchFirefox() : launch());
  const [address, program] = [browser.wsEndpoint(), browser.process()];
  // It goes on without a driver: Firefox has one at a time, and in Chromium two would wait for each other.
  await browser.disconnect();
  // It leads a group of processes: it may be a script that has started the browser.
  return { address, end: () => program?.pid && process.kill(-program.pid) };
}

/**
 * Starts a browser for each of jest's workers, and tells them where.
 * @returns ends them, also those that a worker has not let go
 */
export async function startBrowsers(workers: number): Promise<() => void> {
  const browsers = await Promise.all(Array.from({ length: workers }, start));
  process.env.BROWSERS = browsers.map(({ address }) => address).join(" ");
  return () => {
    for (const { end } of browsers) end();
  };
}

/** The browser of this worker: every file of tests connects to it anew. */
export function connectToBrowser(): Promise<Browser> {
  const addresses = process.env.BROWSERS?.split(" ") ?? [];
  const browserWSEndpoint = addresses[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (browserWSEndpoint === undefined)
    throw new Error("No browser runs: run this by npm run test:browser");
  return puppeteer.connect({ browserWSEndpoint, protocol: isFirefox ? "webDriverBiDi" : "cdp" });
}
