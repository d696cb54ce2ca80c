import type { Page } from "puppeteer-core";
import type { Fault } from "../tools/server/faults";
import {
  expectQuiet,
  hydrated,
  inOneBrowser,
  isFirefox,
  pathOf,
  touchAndWait,
} from "./support/browser";
import { crosswise } from "./support/cases";
import { attribute, eventually, find, findAll, legalLink } from "./support/find";
import { recordingOf } from "./support/recording";
import { ownServer, siteRoot, startSite } from "./support/servers";
import { faqOf, legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();

/** The page reads, and its links lead on by full loads. */
async function expectReadable(page: Page, code: string): Promise<void> {
  expect(await findAll(page, "heading", texts(code, "common:error.title"))).toEqual([]);
  for (const section of ["features", "pricing", "contact"]) {
    await find(page, "heading", texts(code, `landing:${section}.title`));
  }
  await find(page, "button", faqOf(code)[0]?.question);
  await (await legalLink(page, code, "privacy")).click();
  await eventually(async () => pathOf(page) === pathIn(code, "/privacy"));
  await find(page, "heading", legalOf(code, "privacy").title);
  expect(await findAll(page, "heading", texts(code, "common:error.title"))).toEqual([]);
  const { foreignRequests } = recordingOf(page);
  expect(foreignRequests).toEqual([]);
}

/** The scripts and data that the landing page asks for, on a good day. */
async function ownFiles(): Promise<string[]> {
  const good = await startSite({ root: siteRoot() });
  const page = await open({ path: "/", size: "desktop", origin: good.url });
  await page.waitForNetworkIdle();
  await good.close();
  const asked = good.requests.map(({ path }) => path);
  return [...new Set(asked)].filter((path) => /\.(js|json)$/.test(path));
}

const faults = [
  ["fails with 503", { kind: "fail", status: 503 }],
  ["breaks off in the middle", { kind: "cut" }],
] as const;

test.each(faults)(
  "each script and data file alone %s: the page stays readable, its links work",
  async (_, fault) => {
    const files = await ownFiles();
    expect(files.length).toBeGreaterThan(4);
    for (const match of files) {
      const timesAsked = () => server.requests().filter(({ path }) => path === match).length;
      const before = timesAsked();
      server.fail({ match, ...fault });
      const page = await open({
        path: "/",
        size: "desktop",
        origin: server.url(),
        waitUntil: "load",
      });
      await eventually(async () => timesAsked() > before);
      await touchAndWait(page);
      await expectReadable(page, "en");
      await page.close();
    }
  },
  240_000,
);

describe.each(crosswise)("on a bad day of the network, $code, $size", ({ code, size }) => {
  const path = pathIn(code, "/");
  const t = (key: string) => texts(code, key);

  test.each(faults)("all scripts and data together: %s", async (_, fault) => {
    server.fail({ match: /\.(js|json)$/, ...fault } as Fault);
    const page = await open({ path, size, origin: server.url(), waitUntil: "load" });
    await touchAndWait(page);
    await expectReadable(page, code);
  });

  test("scripts that come after 10 s: the page reads at once, and answers then", async () => {
    server.fail({ match: /\.js$/, kind: "delay", ms: 10_000 });
    const waitUntil = "domcontentloaded";
    const page = await open({ path, size, origin: server.url(), waitUntil });
    await find(page, "heading", t("landing:pricing.title"));
    const list = await find(page, "navigation", t("common:footer.quickLinks"));
    await (await find(list, "link", t("common:nav.pricing"))).click();
    // Asked of the page itself: the driver hears of a new address a moment later.
    expect(await page.evaluate(() => location.hash)).toBe("#pricing");
    expect(await page.evaluate(() => document.getElementById("route-announcer"))).toBeNull();

    server.fail();
    await hydrated(page);
    const question = await find(page, "button", faqOf(code)[2]?.question);
    await question.click();
    await eventually(async () => (await attribute(question, "aria-expanded")) === "true");
    await expectQuiet(page);
  });
});

// Firefox has no throttling over WebDriver BiDi; the page is the same.
(isFirefox ? test.skip : test)("a phone of 320 px at 400 kbit/s reads, and answers", async () => {
  const page = await open({
    path: "/",
    size: "phone",
    waitUntil: "domcontentloaded",
    before: async (fresh) => {
      await fresh.setViewport({ width: 320, height: 568, hasTouch: true, isMobile: true });
      await fresh.emulateNetworkConditions({ download: 50_000, upload: 50_000, latency: 400 });
    },
  });
  const title = texts("en", "landing:hero.titleFirst");
  expect(await page.$eval("h1", (heading) => heading.innerText)).toContain(title);
  await hydrated(page);
  await (await find(page, "button", texts("en", "common:menu"))).tap();
  const dialog = await find(page, "dialog", texts("en", "common:menu"));
  await (await find(dialog, "link", texts("en", "common:nav.faq"))).tap();
  await eventually(async () => new URL(page.url()).hash === "#faq");
  await expectQuiet(page);
});
