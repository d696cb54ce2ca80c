import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import type { Fault } from "../../tools/server/faults";
import { type StaticServer, startServer } from "../../tools/server/static-server";
import { sitePrefix } from "./browser";

/** The folder of the built site. */
export function siteRoot(): string {
  const root = process.env.SITE_ROOT;
  if (root === undefined) throw new Error("SITE_ROOT is not set: run this by npm run test:browser");
  return root;
}

/** Serves a built site as the tests know it: below the prefix for which it was built. */
export const startSite = (root = siteRoot()): Promise<StaticServer> =>
  startServer({ root, prefix: sitePrefix });

/** A server of this file's own, on which a test may have bad days; each test begins with a good one. */
export function ownServer() {
  let server: StaticServer;
  beforeAll(async () => {
    server = await startSite();
  });
  afterEach(() => server.setFaults([]));
  afterAll(() => server.close());
  return {
    url: () => server.url,
    fail: (...faults: Fault[]) => server.setFaults(faults),
    /** Answers none of these until the function that it returns is called. */
    hold: (match: RegExp): (() => void) => {
      let letGo = () => {};
      const over = new Promise<void>((resolve) => (letGo = resolve));
      server.setFaults([{ match, kind: "hold", over }]);
      return letGo;
    },
    requests: () => server.requests,
  };
}

/** A fault: a legal page's data, spoiled so that the page throws when it is drawn. */
export function spoiledPageData(path: string): Fault {
  const match = `/page-data${path}/page-data.json`;
  const json = JSON.parse(readFileSync(join(siteRoot(), match), "utf8")) as {
    result: { data: { legalJson: { sections: unknown } } };
  };
  json.result.data.legalJson.sections = null;
  return { match, kind: "replace", body: JSON.stringify(json) };
}

/** What a page has left in the browser. */
export function storage(page: Page): Promise<{ local: Record<string, string>; session: string[] }> {
  return page.evaluate(() => ({
    local: { ...localStorage },
    session: Object.keys(sessionStorage),
  }));
}
