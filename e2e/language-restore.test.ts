import type { Page } from "puppeteer-core";
import { addressOf, expectQuiet, hydrated, inOneBrowser, pathOf, siteUrl } from "./support/browser";
import { bothSizes, other, otherThan } from "./support/cases";
import { eventually, find, findAll, legalLink } from "./support/find";
import { ownServer, storage, storedLanguage } from "./support/servers";
import { hrefIn, languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();
const inTwoLanguages = other ? test : test.skip;
const { code, htmlLang } = otherThan("en");
const english = languageOf("en").htmlLang;

const languageShown = (page: Page) => page.evaluate(() => document.documentElement.lang);

/**
 * The footer's link to a language: it is there at every size, and before any script runs. Asked for
 * anew each time, since a page that is being left takes its navigation with it.
 */
async function languageLink(page: Page, from: string, to: string) {
  const heading = texts(from, "common:language.heading");
  return eventually(async () => {
    const navigation = await find(page, "navigation", heading);
    const [link] = await findAll(navigation, "link", languageOf(to).endonym);
    return link;
  });
}

/** Has each document tell when it is painted and which language it then has. */
const reportPaints = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    new PerformanceObserver(() => {
      console.info(`painted ${location.pathname} ${document.documentElement.lang}`);
    }).observe({ type: "paint", buffered: true });
  });

/** Firefox counts a page as open that is about to give way to the one in the chosen language. */
async function arrivesAt(page: Page, address: string): Promise<void> {
  await eventually(async () => addressOf(page) === address).catch(() =>
    expect(addressOf(page)).toBe(address),
  );
}

describe.each(bothSizes)("the chosen language, $size", ({ size }) => {
  inTwoLanguages("is restored before anything is painted, even when its page is slow", async () => {
    server.fail({ match: pathIn(code, "/"), kind: "delay", ms: 1500 });
    const paints: string[] = [];
    const page = await open({
      path: "/",
      size,
      origin: server.url(),
      before: async (fresh) => {
        await storedLanguage(code, server.url())(fresh);
        await reportPaints(fresh);
        fresh.on("console", (message) => paints.push(message.text()));
      },
      waitUntil: "domcontentloaded",
    });
    const painted = `painted ${hrefIn(code, "/")} ${htmlLang}`;
    await eventually(async () => paints.includes(painted));
    expect(new Set(paints)).toEqual(new Set([painted]));
    expect(addressOf(page)).toBe(pathIn(code, "/"));
    await expectQuiet(page);
  });

  inTwoLanguages(
    "is stored only when a language link is used, and English is not sent back",
    async () => {
      const page = await open({ path: "/", size });
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
      expect(await languageShown(page)).toBe(english);
      await page.goto(`${siteUrl()}/`);
      expect(addressOf(page)).toBe("/");
      expect((await storage(page)).local).toEqual({ language: "en" });
      await expectQuiet(page);
    },
  );
});

inTwoLanguages.each(["/?a=b#faq", "/privacy?a=b", "/cookies#storage"])(
  "%s is restored with query and hash",
  async (from) => {
    const page = await open({ path: from, size: "phone", before: storedLanguage(code) });
    expect(addressOf(page)).toBe(pathIn(code, from));
    expect(await languageShown(page)).toBe(htmlLang);
    await expectQuiet(page);
  },
);

inTwoLanguages("the page before stays one step back", async () => {
  const page = await open({
    path: pathIn(code, "/terms"),
    size: "phone",
    before: storedLanguage(code),
  });
  await page.goto(`${siteUrl()}/`);
  await arrivesAt(page, pathIn(code, "/"));
  await page.goBack();
  await arrivesAt(page, pathIn(code, "/terms"));
  await expectQuiet(page);
});

inTwoLanguages("a language in the address wins over the stored one", async () => {
  const page = await open({ path: pathIn(code, "/"), size: "phone", before: storedLanguage("en") });
  expect([addressOf(page), await languageShown(page)]).toEqual([pathIn(code, "/"), htmlLang]);
  expect((await storage(page)).local).toEqual({ language: "en" });
  await expectQuiet(page);
});

test("an unknown stored value means English", async () => {
  const page = await open({ path: "/", size: "desktop" });
  const junk = [
    "",
    "xx",
    code.toUpperCase(),
    ` ${code}`,
    `${code} `,
    `${code}/terms`,
    "//example.org",
    "__proto__",
    "null",
    "{}",
  ];
  for (const value of junk) {
    await page.evaluate((stored) => localStorage.setItem("language", stored), value);
    await page.reload();
    expect([addressOf(page), await languageShown(page)]).toEqual(["/", english]);
  }
  await expectQuiet(page);
});

test("denied storage breaks nothing", async () => {
  const deny = (page: Page) =>
    page.evaluateOnNewDocument(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Storage is denied", "SecurityError");
          },
        });
      }
    });
  const page = await open({ path: "/", size: "desktop", before: deny });
  await (await legalLink(page, "en", "privacy")).click();
  await eventually(async () => pathOf(page) === "/privacy");
  if (other) {
    const link = await languageLink(page, "en", code);
    await Promise.all([page.waitForNavigation(), link.click()]);
    expect(pathOf(page)).toBe(pathIn(code, "/privacy"));
  }
  await expectQuiet(page);
});

inTwoLanguages("a middle click stores the choice for the new tab", async () => {
  const page = await open({ path: "/privacy", size: "desktop" });
  const link = await languageLink(page, "en", code);
  await link.click({ button: "middle" });
  await eventually(async () => (await page.browserContext().pages()).length === 2);
  expect((await storage(page)).local).toEqual({ language: code });
  expect(pathOf(page)).toBe("/privacy");
  await expectQuiet(page);
});

inTwoLanguages("the choice works before the page's scripts have arrived", async () => {
  server.fail({ match: /\.js$/, kind: "delay", ms: 5000 });
  const page = await open({
    path: "/terms",
    size: "phone",
    origin: server.url(),
    waitUntil: "domcontentloaded",
  });
  for (const [from, to] of [
    ["en", code],
    [code, "en"],
  ] as const) {
    const link = await languageLink(page, from, to);
    const arrival = page.waitForNavigation({ waitUntil: "domcontentloaded" });
    await Promise.all([arrival, link.click()]);
    expect(pathOf(page)).toBe(pathIn(to, "/terms"));
    expect((await storage(page)).local).toEqual({ language: to });
  }
  expect(await page.evaluate(() => document.getElementById("route-announcer"))).toBeNull();
  await expectQuiet(page);
});
