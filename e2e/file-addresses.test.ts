import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { otherThan } from "./support/cases";
import { find, textOf } from "./support/find";
import { ownServer, siteRoot } from "./support/servers";
import { pageFile, pathIn, samplePages } from "./support/texts";

// The table of all addresses: src/i18n/head-script.
const open = inOneBrowser();
const server = ownServer();

const { code } = otherThan("en");

/** The title of a built page. */
const titleIn = (page: Page, file: string) =>
  page.evaluate(
    (html) => new DOMParser().parseFromString(html, "text/html").title,
    readFileSync(join(siteRoot(), file), "utf8"),
  );

test.each([
  ["/index.html", "en", "/"],
  [`/${pageFile("en", samplePages.batch)}`, "en", samplePages.batch],
  [`${pathIn(code, "/privacy")}/`, code, "/privacy"],
])("%s shows the page in %s of %s with one request", async (address, language, path) => {
  const own = pathIn(language, path);
  const before = server.requests().length;
  const page = await open({ path: address, size: "desktop", origin: server.url() });
  expect(pathOf(page)).toBe(own);
  expect(await page.title()).toBe(await titleIn(page, pageFile(language, path)));
  expect((await textOf(await find(page, "main"))).length).toBeGreaterThan(100);
  const asked = server.requests().slice(before);
  const documents = asked.filter((each) => [address, own].includes(each.path));
  expect(documents.map((each) => each.path)).toEqual([address]);
  await expectQuiet(page);
});
