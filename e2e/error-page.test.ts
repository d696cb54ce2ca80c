import type { Fault } from "../tools/server/faults";
import { hydrated, inOneBrowser, pathOf } from "./support/browser";
import { once } from "./support/cases";
import { attribute, eventually, find, findAll, legalLink } from "./support/find";
import { recordingOf } from "./support/recording";
import { ownServer, spoiledPageData } from "./support/servers";
import { faqOf, hrefIn, legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();
const title = (code: string) => texts(code, "common:error.title");

describe.each(once)("when a page throws, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, `common:error.${key}`);
  const privacy = pathIn(code, "/privacy");

  test("the error page stands in its place, with a way home and a reload", async () => {
    server.fail(spoiledPageData(privacy));
    const page = await open({ path: pathIn(code, "/"), size, origin: server.url() });
    await (await legalLink(page, code, "privacy")).click();
    await find(page, "heading", t("title"));
    await eventually(async () => (await page.title()) === t("title"));
    expect(pathOf(page)).toBe(privacy);
    const main = await find(page, "main");
    expect(await attribute(await find(main, "link", t("home")), "href")).toBe(hrefIn(code, "/"));

    // The reload meets the page's own HTML, and a good day again.
    server.fail();
    await Promise.all([page.waitForNavigation(), (await find(main, "link", t("reload"))).click()]);
    expect(pathOf(page)).toBe(privacy);
    await find(page, "heading", legalOf(code, "privacy").title);
    expect(await findAll(page, "heading", t("title"))).toEqual([]);
    expect(recordingOf(page).foreignRequests).toEqual([]);
  });
});

// Each file alone: e2e/bad-network.
test.each([
  ["every script and its data fail", /\.js(on)?$/, { kind: "fail", status: 503 }],
  ["every script breaks off", /\.js$/, { kind: "cut" }],
] as const)("while %s the static page stays, and its links work", async (_, match, fault) => {
  server.fail({ match, ...fault });
  const page = await open({ path: "/", size: "phone", origin: server.url(), waitUntil: "load" });
  await page.waitForNetworkIdle();
  expect(await findAll(page, "heading", title("en"))).toEqual([]);
  await find(page, "heading", texts("en", "landing:pricing.title"));
  const { question, answer = "" } = faqOf("en")[2] ?? {};
  await (await find(page, "button", question)).click();
  await eventually(() => page.evaluate((text) => document.body.innerText.includes(text), answer));
  const link = await legalLink(page, "en", "privacy");
  await Promise.all([page.waitForNavigation(), link.click()]);
  expect(pathOf(page)).toBe("/privacy");
  await find(page, "heading", legalOf("en", "privacy").title);
  expect(await findAll(page, "heading", title("en"))).toEqual([]);
});

const newer = JSON.stringify({ webpackCompilationHash: "newer" });

// Until the next document: that one is of the new version.
const until = "/privacy";

test.each<[string, Fault[]]>([
  [
    "page data that fails",
    [{ match: /privacy\/page-data.json/, until, kind: "fail", status: 503 }],
  ],
  [
    "a deployment since, which has taken the old chunks away",
    [
      { match: "/page-data/app-data.json", until, kind: "replace", body: newer },
      { match: /component---src-templates-legal/, until, kind: "fail", status: 404 },
    ],
  ],
])("%s means one full load to another page, and from there none", async (_, faults) => {
  server.fail(...faults);
  const page = await open({ path: "/", size: "desktop", origin: server.url() });
  const loads = (path: string) => server.requests().filter((each) => each.path === path).length;
  const before = loads("/privacy");
  const link = await legalLink(page, "en", "privacy");
  // What is asked of a page that is being left may never be answered. A step of its history, which
  // Gatsby rewrites before it leaves, is a navigation for the driver, too.
  const loaded = new Promise((resolve) => page.once("load", resolve));
  await Promise.all([loaded, link.click()]);
  await find(page, "heading", legalOf("en", "privacy").title);
  await hydrated(page);
  expect(loads("/privacy")).toBe(before + 1);
  expect(await findAll(page, "heading", title("en"))).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await (await legalLink(page, "en", "terms")).click();
  await find(page, "heading", legalOf("en", "terms").title);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});
