import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { SimulatedFault } from "../../tools/server/faults";
import { type StaticServer, startServer } from "../../tools/server/static-server";
import { sitePrefix } from "./texts";

/** The folder of the built site: `public/`, or the one that SITE_ROOT names. */
export const siteRoot = (): string => resolve(process.env.SITE_ROOT ?? "public");

/**
 * Serves the built site, or another one, for one test file, with simulated faults. Each test starts without
 * faults.
 */
export function setUpServer(
  rootOf = siteRoot,
  options: { prefix?: string; headers?: Record<string, string> } = {},
) {
  let server: StaticServer;
  beforeAll(async () => {
    server = await startServer({ root: rootOf(), prefix: sitePrefix, ...options });
  });
  afterEach(() => server.setFaults([]));
  afterAll(() => server?.close());
  const fail = (...faults: SimulatedFault[]) => server.setFaults(faults);
  return {
    url: () => server.url,
    requests: () => server.requests,
    fail,
    /** Holds responses back until the returned function is called, and then applies other faults. */
    hold: (match: RegExp, ...then: SimulatedFault[]): (() => void) => {
      let release = () => {};
      const over = new Promise<void>((resolve) => (release = resolve));
      fail({ match, kind: "hold", over }, ...then);
      return release;
    },
  };
}

/** A fault that makes a legal page throw when it renders: the data of the page has no sections. */
export function brokenPageData(path: string): SimulatedFault {
  const match = `/page-data${path}/page-data.json`;
  const json = JSON.parse(readFileSync(join(siteRoot(), match), "utf8"));
  json.result.data.textDocument.sections = null;
  return { match, kind: "replace", body: JSON.stringify(json) };
}
