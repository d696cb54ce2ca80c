import puppeteer, { type Browser } from "puppeteer-core";
import { launch } from "../../tools/browser/launch";
import { isFirefox, launchFirefox } from "./firefox";

const connect = (browserWSEndpoint: string): Promise<Browser> =>
  puppeteer.connect({ browserWSEndpoint, protocol: isFirefox ? "webDriverBiDi" : "cdp" });

async function start(): Promise<string> {
  const browser = await (isFirefox ? launchFirefox() : launch());
  const address = browser.wsEndpoint();
  // It goes on without a driver: Firefox has one at a time, and in Chromium two would wait for each other.
  await browser.disconnect();
  return address;
}

/**
 * Starts a browser for each of jest's workers, and tells them where.
 * @returns ends them
 */
export async function startBrowsers(workers: number): Promise<() => Promise<unknown>> {
  const addresses = await Promise.all(Array.from({ length: workers }, start));
  process.env.BROWSERS = addresses.join(" ");
  return () => Promise.all(addresses.map(async (each) => (await connect(each)).close()));
}

/** The browser of this worker: every file of tests connects to it anew. */
export function connectToBrowser(): Promise<Browser> {
  const addresses = process.env.BROWSERS?.split(" ") ?? [];
  const address = addresses[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (address === undefined) throw new Error("No browser runs: run this by npm run test:browser");
  return connect(address);
}
