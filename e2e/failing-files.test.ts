import type { Page } from "puppeteer-core";
import type { SimulatedFault } from "../tools/server/faults";
import { addressOf, hydrated, isFirefox, pathOf, setUpBrowser } from "./support/browser";
import { smokeMatrix } from "./support/cases";
import { eventually, find, findAll, legalLink } from "./support/find";
import { brokenPageData, setUpServer } from "./support/servers";
import { faqOf, legalOf, localePath, textIn } from "./support/texts";

// The error page itself: src/components/error-page. Slow scripts: e2e/before-hydration. Files of one section,
// and the form: e2e/long/services, src/lazy.
const server = setUpServer();
const open = setUpBrowser(server);

/** Errors of any kind. */
const expected = /./;

const findErrors = (page: Page, code = "en") =>
  findAll(page, "heading", textIn(code, "common:error.title"));

/**
 * Follows the link of the footer to the privacy policy. By keyboard, because a page without scripts opens all
 * answers, which moves the link away from the mouse.
 */
async function goToPrivacy(page: Page, code = "en"): Promise<void> {
  await (await legalLink(page, code, "privacy")).press("Enter");
  await eventually(async () => pathOf(page) === localePath(code, "/privacy"));
}

describe.each(smokeMatrix)(
  "a page that throws while it renders, $code, $size",
  ({ code, size }) => {
    const t = (key: string) => textIn(code, `common:error.${key}`);
    const privacy = localePath(code, "/privacy");

    test("is replaced by the error page, until the visitor goes back", async () => {
      server.fail(brokenPageData(privacy));
      const page = await open({ path: localePath(code, "/"), size, expected });
      await goToPrivacy(page, code);
      await find(page, "heading", t("title"));

      await page.goBack();
      await find(page, "heading", textIn(code, "landing:pricing.title"));
      await eventually(async () => (await page.title()) === textIn(code, "landing:meta.title"));
      expect(await findErrors(page, code)).toEqual([]);
    });

    test("can be reloaded by a button of the error page, also at an address with a hash", async () => {
      server.fail(brokenPageData(privacy));
      const path = `${privacy}#main`;
      const page = await open({ path, size, waitUntil: "load", expected });
      await find(page, "heading", t("title"));
      server.fail();
      await (await find(await find(page, "main"), "button", t("reload"))).press("Enter");
      await find(page, "heading", legalOf(code, "privacy").title);
      await hydrated(page);
      expect(await findErrors(page, code)).toEqual([]);
      expect(addressOf(page)).toBe(path);
    });
  },
);

test.each([
  ["every script and its data fail", /\.js(on)?$/, { kind: "fail", status: 503 }],
  ["every script breaks off", /\.js$/, { kind: "cut" }],
] as const)("if %s, the prerendered page stays, and its links work", async (_, match, fault) => {
  server.fail({ match, ...fault });
  const page = await open({ path: "/", size: "phone", waitUntil: "load", expected });
  const { answer = "" } = faqOf("en")[2] ?? {};
  await page.waitForFunction((text) => document.body.innerText.includes(text), {}, answer);
  expect(await findErrors(page)).toEqual([]);
  await find(page, "heading", textIn("en", "landing:pricing.title"));
  await goToPrivacy(page);
  await find(page, "heading", legalOf("en", "privacy").title);
  expect(await findErrors(page)).toEqual([]);
});

const newer = JSON.stringify({ webpackCompilationHash: "newer" });

// The fault ends with the request for this page, which belongs to the new version.
const until = "/privacy";

type Case = [name: string, faults: SimulatedFault[]];
const breaksOff: Case = [
  "page data that breaks off",
  [{ match: /privacy\/page-data.json/, until, kind: "cut" }],
];

test.each<Case>([
  [
    "page data that fails",
    [{ match: /privacy\/page-data.json/, until, kind: "fail", status: 503 }],
  ],
  // The network ends, as when the visitor goes offline. Firefox then requests the page twice.
  ...(isFirefox ? [] : [breaksOff]),
  [
    "a deployment that has removed the old chunks",
    [
      { match: "/page-data/app-data.json", until, kind: "replace", body: newer },
      { match: /component---src-templates-document/, until, kind: "fail", status: 404 },
    ],
  ],
])(
  "after %s, the next link loads the page in full once, and later links use the router again",
  async (_, faults) => {
    server.fail(...faults);
    const page = await open({ path: "/", size: "desktop", expected });
    const loads = () => server.requests().filter(({ path }) => path === "/privacy").length;
    const before = loads();
    await goToPrivacy(page);
    await find(page, "heading", legalOf("en", "privacy").title);
    await hydrated(page);
    expect(loads()).toBe(before + 1);
    expect(await findErrors(page)).toEqual([]);

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await (await legalLink(page, "en", "terms")).press("Enter");
    await find(page, "heading", legalOf("en", "terms").title);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  },
);
