import { inOneBrowser, pathOf } from "./support/browser";
import { crosswise } from "./support/cases";
import { attribute, eventually, find, findAll, legalLink } from "./support/find";
import { recordingOf } from "./support/recording";
import { ownServer, spoiledPageData } from "./support/servers";
import { faqOf, hrefIn, legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();
const title = (code: string) => texts(code, "common:error.title");

describe.each(crosswise)("when a page throws, $code, $size", ({ code, size }) => {
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

test.each([
  ["the page's own script fails", /\/component---/, { kind: "fail", status: 503 }],
  ["the framework's fails", /\/framework-/, { kind: "fail", status: 503 }],
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

test.each([
  ["a chunk", /component---src-templates-legal/],
  ["page data", "/page-data/terms/page-data.json"],
])("%s that fails on the way to another page means a full load", async (_, match) => {
  const page = await open({ path: "/", size: "desktop", origin: server.url() });
  server.fail({ match, kind: "fail", status: 503 });
  await (await legalLink(page, "en", "terms")).click();
  await eventually(async () => pathOf(page) === "/terms");
  await find(page, "heading", legalOf("en", "terms").title);
  expect(await findAll(page, "heading", title("en"))).toEqual([]);
});
