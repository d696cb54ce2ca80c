import type { Page } from "puppeteer-core";
import { addressOf, expectQuiet, hydrated, inOneBrowser, pathOf, siteUrl } from "./support/browser";
import { other, otherThan } from "./support/cases";
import { eventually, languageLink } from "./support/find";
import { ownServer, storage } from "./support/servers";
import { hrefIn, pathIn } from "./support/texts";

// The table of addresses and of what is stored: src/i18n/head-script.
const open = inOneBrowser();
const server = ownServer();
const inTwoLanguages = other ? test : test.skip;
const { code, htmlLang } = otherThan("en");

/** Stores the language before the page is opened, in another tab with a document without scripts. */
async function storeLanguage(page: Page): Promise<void> {
  const tab = await page.browserContext().newPage();
  await tab.goto(`${server.url()}/favicon.svg`);
  await tab.evaluate((language) => localStorage.setItem("language", language), code);
  await tab.close();
}

/** Logs the path and the language of each document when it is painted. */
const reportPaints = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    new PerformanceObserver(() => {
      console.info(`painted ${location.pathname} ${document.documentElement.lang}`);
    }).observe({ type: "paint", buffered: true });
  });

/** Waits for an address. In Firefox, a page counts as open before it redirects to the stored language. */
async function arrivesAt(page: Page, address: string): Promise<void> {
  await eventually(async () => addressOf(page) === address).catch(() =>
    expect(addressOf(page)).toBe(address),
  );
}

inTwoLanguages(
  "the stored language is restored before anything is painted, even if its page is slow",
  async () => {
    server.fail({ match: pathIn(code, "/"), kind: "delay", ms: 1500 });
    const paints: string[] = [];
    const page = await open({
      path: "/",
      size: "phone",
      origin: server.url(),
      before: async (fresh) => {
        await storeLanguage(fresh);
        await reportPaints(fresh);
        fresh.on("console", (message) => paints.push(message.text()));
      },
      waitUntil: "domcontentloaded",
    });
    const painted = `painted ${hrefIn(code, "/")} ${htmlLang}`;
    await eventually(async () => paints.includes(painted));
    expect(new Set(paints)).toEqual(new Set([painted]));
    await arrivesAt(page, pathIn(code, "/"));
    await expectQuiet(page);
  },
);

inTwoLanguages(
  "a language is stored only when its link is used, and English is not redirected afterwards",
  async () => {
    const page = await open({ path: "/", size: "desktop" });
    expect((await storage(page)).local).toEqual({});
    const toOther = await languageLink(page, "en", code);
    await Promise.all([page.waitForNavigation(), toOther.click()]);
    expect((await storage(page)).local).toEqual({ language: code });
    await hydrated(page);
    await page.goto(`${siteUrl()}/terms`);
    await arrivesAt(page, pathIn(code, "/terms"));
    const toEnglish = await languageLink(page, code, "en");
    await Promise.all([page.waitForNavigation(), toEnglish.click()]);
    expect(pathOf(page)).toBe("/terms");
    await page.goto(`${siteUrl()}/`);
    expect(addressOf(page)).toBe("/");
    expect((await storage(page)).local).toEqual({ language: "en" });
    await expectQuiet(page);
  },
);

inTwoLanguages.each([
  ["en", code],
  [code, "en"],
])("a language can be chosen before the scripts have loaded, from %s to %s", async (from, to) => {
  server.hold(/\.js$/);
  const page = await open({
    path: pathIn(from, "/terms"),
    size: "phone",
    origin: server.url(),
    waitUntil: "domcontentloaded",
  });
  const link = await languageLink(page, from, to);
  await Promise.all([page.waitForNavigation({ waitUntil: "domcontentloaded" }), link.click()]);
  expect(pathOf(page)).toBe(pathIn(to, "/terms"));
  expect((await storage(page)).local).toEqual({ language: to });
  expect(await page.evaluate(() => document.getElementById("route-announcer"))).toBeNull();
  await expectQuiet(page);
});
