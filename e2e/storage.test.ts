import type { Page } from "puppeteer-core";
import { expectQuiet, hydrated, inOneBrowser } from "./support/browser";
import { otherThan } from "./support/cases";
import { eventually, languageLink, legalLink } from "./support/find";
import { scrollTo } from "./support/scrolling";
import { ownServer, storage } from "./support/servers";
import { pathIn } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();

/** The keys that the cookie policy lists. */
const listedKeys = (page: Page) =>
  page.$$eval("section[id=storage] table tbody tr", (rows) =>
    rows.map((row) => row.querySelector("th code")?.textContent ?? ""),
  );

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

describe("the storage of a visit", () => {
  const { code } = otherThan("en");

  test("has exactly the keys that the cookie policy lists", async () => {
    const page = await open({
      path: pathIn(code, "/"),
      size: "desktop",
      origin: server.url(),
      before: reportWrites,
    });
    const left = new Set<string>();
    page.on("console", (message) => {
      const [, key] = /^writes (.*)$/.exec(message.text()) ?? [];
      if (key) left.add(key);
    });
    const look = async () => {
      const { local, session } = await storage(page);
      for (const key of [...Object.keys(local), ...session]) left.add(key);
    };

    await scrollTo(page, 1200);
    await (await legalLink(page, code, "cookies")).click();
    await page.waitForSelector("section[id=storage]");
    const listed = await listedKeys(page);
    await scrollTo(page, 300);
    await page.goBack();
    await eventually(async () => (await page.evaluate(() => scrollY)) > 1000);
    await look();

    const link = await languageLink(page, code, otherThan(code).code);
    await Promise.all([page.waitForNavigation(), link.click()]);
    await hydrated(page);
    await look();

    // At a newer version of the site, the page reloads once, and stores that it did.
    const newer = JSON.stringify({ webpackCompilationHash: "newer" });
    server.fail({ match: "/page-data/app-data.json", kind: "replace", body: newer });
    await page.reload();
    await eventually(async () => left.has("gatsby-reload-compilation-hash-match"));
    await hydrated(page);

    expect(listed.length).toBeGreaterThan(2);
    expect(new Set([...left].map((key) => listing(key, listed)))).toEqual(new Set(listed));
    await expectQuiet(page);
  });
});
