import type { Page } from "puppeteer-core";
import type { StaticServer } from "../tools/server/static-server";
import { hydrated, inOneBrowser } from "./support/browser";
import { crosswise } from "./support/cases";
import { copyToDeploy } from "./support/deploy";
import { find, findAll, legalLink } from "./support/find";
import { startSite } from "./support/servers";
import { legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
let site: ReturnType<typeof copyToDeploy>;
let server: StaticServer;

beforeEach(async () => {
  site = copyToDeploy();
  server = await startSite({ root: site.root });
});

afterEach(async () => {
  await server.close();
  site.remove();
});

/** How often a page was asked for whole since a number of requests. */
const loads = (path: string, since: number) =>
  server.requests.slice(since).filter((request) => request.path === path).length;

describe.each(crosswise)("a page held open across a deploy, $code, $size", ({ code, size }) => {
  const follow = async (page: Page, document: "privacy" | "terms") => {
    // Without scrolling to it, which would ask for pictures that nobody waits for.
    await (await legalLink(page, code, document)).evaluate((node) => node.click());
    await find(page, "heading", legalOf(code, document).title);
  };

  test("goes on by one full load, and from there without", async () => {
    const page = await open({ path: pathIn(code, "/"), size, origin: server.url });
    // The next page's code is not here yet: it would only be had from the old version.
    await page.setCacheEnabled(false);
    site.deploy();
    const since = server.requests.length;
    await follow(page, "privacy");
    await page.waitForNetworkIdle();
    const path = pathIn(code, "/privacy");
    expect(loads(path, since)).toBeLessThanOrEqual(1);
    expect(await findAll(page, "heading", texts(code, "common:error.title"))).toEqual([]);

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await hydrated(page);
    await follow(page, "terms");
    await page.waitForNetworkIdle();
    expect(loads(path, since)).toBeLessThanOrEqual(1);
    expect(loads(pathIn(code, "/terms"), since)).toBeLessThanOrEqual(1);
    expect(await findAll(page, "heading", texts(code, "common:error.title"))).toEqual([]);
  });
});
