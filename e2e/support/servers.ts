import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import type { SimulatedFault } from "../../tools/server/faults";
import { type StaticServer, startServer } from "../../tools/server/static-server";
import { sitePrefix } from "./texts";

/** The folder of the built site. */
export const siteRoot = (): string => String(process.env.SITE_ROOT);

/** Serves a built site below the prefix for which it was built. */
export const startSite = (root = siteRoot()): Promise<StaticServer> =>
  startServer({ root, prefix: sitePrefix });

/** Serves the built site for one test file, with simulated faults. Each test starts without faults. */
export function ownServer() {
  let server: StaticServer;
  beforeAll(async () => {
    server = await startSite();
  });
  afterEach(() => server.setFaults([]));
  afterAll(() => server.close());
  return {
    url: () => server.url,
    fail: (...faults: SimulatedFault[]) => server.setFaults(faults),
    /** Holds responses back until the returned function is called. */
    hold: (match: RegExp): (() => void) => {
      let release = () => {};
      const over = new Promise<void>((resolve) => (release = resolve));
      server.setFaults([{ match, kind: "hold", over }]);
      return release;
    },
    requests: () => server.requests,
  };
}

/** A fault that makes a legal page throw when it renders: the data of the page has no sections. */
export function brokenPageData(path: string): SimulatedFault {
  const match = `/page-data${path}/page-data.json`;
  const json = JSON.parse(readFileSync(join(siteRoot(), match), "utf8"));
  json.result.data.legalDocument.sections = null;
  return { match, kind: "replace", body: JSON.stringify(json) };
}

/** The local storage of a page, and the keys of its session storage. */
export const storage = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: Object.keys(sessionStorage) }));
