import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { other } from "./support/cases";
import { eventually, find, languageLink, legalLink } from "./support/find";
import { scrollTo } from "./support/scrolling";
import { legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

/** Faults of the browser's storage, by name. They run before the scripts of the page. */
const faults: Record<string, () => void> = {
  "storage is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded", "QuotaExceededError");
    };
  },
  "storage holds junk": () => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return getItem.call(this, key) === null ? '{"junk":' : "\u0000[object Object]";
    };
  },
  "cookies are blocked": () => {
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
    Object.defineProperty(Document.prototype, "cookie", {
      get() {
        throw new DOMException("Cookies are blocked", "SecurityError");
      },
    });
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Storage is denied", "SecurityError");
        },
      });
    }
  },
};

test.each(Object.entries(faults))("the pages work if %s", async (_, fault) => {
  const before = (page: Page) => page.evaluateOnNewDocument(fault);
  const page = await open({ path: "/", size: "desktop", before });
  await scrollTo(page, 1500);
  await (await legalLink(page, "en", "privacy")).click();
  await find(page, "heading", legalOf("en", "privacy").title);
  await page.goBack();
  await eventually(async () => pathOf(page) === "/");
  await find(page, "heading", texts("en", "landing:pricing.title"));
  if (other) {
    const link = await languageLink(page, "en", other.code);
    await Promise.all([page.waitForNavigation(), link.click()]);
    expect(pathOf(page)).toBe(pathIn(other.code, "/"));
    await find(page, "heading", texts(other.code, "landing:pricing.title"));
  }
  await expectQuiet(page);
});
