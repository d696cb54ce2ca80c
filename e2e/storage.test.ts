import type { Page } from "puppeteer-core";
import { hydrated, pathOf, setUpBrowser } from "./support/browser";
import { otherThan } from "./support/cases";
import { eventually, find, languageLink, legalLink } from "./support/find";
import { scrollTo } from "./support/scrolling";
import { setUpServer } from "./support/servers";
import { legalOf, localePath, textIn } from "./support/texts";

const server = setUpServer();
const open = setUpBrowser(server);
const { code } = otherThan("en");

/** The listed key for a stored one. `@@scroll|…` lists every key that begins with it. */
function listing(key: string, listed: string[]): string {
  const isListed = (entry: string) =>
    entry.endsWith("…") ? key.startsWith(entry.slice(0, -1)) : key === entry;
  return listed.find(isListed) ?? `${key} (not listed)`;
}

/** Logs the keys that each document writes, because some are removed soon. */
const reportWrites = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      console.info(`writes ${key}`);
      setItem.call(this, key, value);
    };
  });

test("a visit stores exactly the keys that the cookie policy lists", async () => {
  const page = await open({
    path: localePath(code, "/"),
    size: "desktop",
    before: reportWrites,
  });
  const stored = new Set<string>();
  page.on("console", (message) => {
    const [, key] = /^writes (.*)$/.exec(message.text()) ?? [];
    if (key) stored.add(key);
  });
  await scrollTo(page, 1200);
  await (await legalLink(page, code, "cookies")).click();
  await page.waitForSelector("section[id=storage]");
  const listed = await page.$$eval("section[id=storage] tbody th code", (keys) =>
    keys.map(({ textContent }) => textContent ?? ""),
  );
  await scrollTo(page, 300);
  await page.goBack();
  await eventually(async () => (await page.evaluate(() => scrollY)) > 1000);

  const link = await languageLink(page, code, otherThan(code).code);
  await Promise.all([page.waitForNavigation(), link.click()]);
  await hydrated(page);

  // If there is a newer version of the site, the page reloads once and stores that it has done so.
  const newer = JSON.stringify({ webpackCompilationHash: "newer" });
  server.fail({ match: "/page-data/app-data.json", kind: "replace", body: newer });
  await page.reload();
  await eventually(async () => stored.has("gatsby-reload-compilation-hash-match"));
  await hydrated(page);

  expect(listed.length).toBeGreaterThan(2);
  expect(new Set([...stored].map((key) => listing(key, listed)))).toEqual(new Set(listed));
});

/** Runs before the scripts of a page. */
function denyStorage(): void {
  const denied = {
    get() {
      throw new DOMException("Storage is denied", "SecurityError");
    },
  };
  Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
  Object.defineProperty(Document.prototype, "cookie", denied);
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, denied);
  }
}

// Storage that is full or holds another value: src/inline-scripts.
test("the pages work if cookies and storage are blocked", async () => {
  const before = (page: Page) => page.evaluateOnNewDocument(denyStorage);
  const page = await open({ path: "/", size: "desktop", before });
  await scrollTo(page, 1500);
  await (await legalLink(page, "en", "privacy")).click();
  await find(page, "heading", legalOf("en", "privacy").title);
  await page.goBack();
  await eventually(async () => pathOf(page) === "/");
  await find(page, "heading", textIn("en", "landing:pricing.title"));
  const link = await languageLink(page, "en", code);
  await Promise.all([page.waitForNavigation(), link.click()]);
  expect(pathOf(page)).toBe(localePath(code, "/"));
  await find(page, "heading", textIn(code, "landing:pricing.title"));
});
