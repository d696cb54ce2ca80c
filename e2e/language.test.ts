import type { Page } from "puppeteer-core";
import { addressOf, hydrated, pathOf, setUpBrowser } from "./support/browser";
import { bothLanguages, other, otherThan } from "./support/cases";
import { eventually, find, isGone } from "./support/find";
import { setUpServer } from "./support/servers";
import { data, languageByCode, localePath, sitePrefix, textIn } from "./support/texts";

// The items of the menu: src/components/header. Which language is offered, and which addresses lead where:
// src/components/language-suggestion, src/inline-scripts. On phones the languages are in the mobile menu.
const server = setUpServer();
const open = setUpBrowser(server);
const inTwoLanguages = other ? test : test.skip;
const { published } = data;
const last = published.at(-1);
const { code: otherCode, htmlLang } = otherThan("en");

describe.each(bothLanguages)("the language menu, $code", ({ code }) => {
  const name = textIn(code, "common:language.button", { name: languageByCode(code).endonym });

  test("closes on Tab, which continues from its button, and opens a language by keyboard", async () => {
    const page = await open({ path: localePath(code, "/terms"), size: "desktop" });
    const button = await find(page, "button", name);
    await button.press("Enter");
    const first = await find(page, "menuitem", published[0]?.endonym);
    await page.waitForFunction((node) => node.parentElement === document.activeElement, {}, first);
    expect(await first.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("solid");
    await page.keyboard.press("Tab");
    expect(await isGone(page, "menu")).toBe(true);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe(textIn(code, "common:signUp"));

    await button.press("ArrowUp");
    const item = await find(page, "menuitem", last?.endonym);
    await page.waitForFunction(
      ({ id }) => document.activeElement?.getAttribute("aria-activedescendant") === id,
      {},
      item,
    );
    await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
    expect(pathOf(page)).toBe(localePath(last?.code ?? "", "/terms"));
  });
});

describe("the suggestion of a language", () => {
  const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
  const suggestion = textIn(otherCode, "common:languageSuggestion.open");

  /** Opens a page in a browser with these preferred languages. Records layout shifts. */
  const visit = async (path: string, preferred: string[]): Promise<Page> => {
    const before = (page: Page) =>
      page.evaluateOnNewDocument((languages) => {
        Object.defineProperty(navigator, "languages", { get: () => languages });
        new PerformanceObserver(() => performance.mark("shift")).observe({ type: "layout-shift" });
      }, preferred);
    return open({ path, size: "phone", before });
  };

  const expectNoSuggestion = async (page: Page) => {
    await hydrated(page);
    await page.waitForNetworkIdle();
    expect(await page.$$("aside")).toEqual([]);
  };

  inTwoLanguages("opens the page in it without a layout shift, and is not repeated", async () => {
    // Browsers send the language with its region, and then English.
    const { language, region } = new Intl.Locale(htmlLang).maximize();
    const page = await visit("/privacy?from=here", [`${language}-${region}`, "en"]);
    const link = await find(page, "link", suggestion);
    expect(await link.evaluate((node) => node.getAttribute("href"))).toBe(
      sitePrefix + localePath(otherCode, "/privacy"),
    );
    expect(await page.evaluate(() => performance.getEntriesByName("shift"))).toEqual([]);
    expect(await stored(page)).toEqual({});
    await Promise.all([page.waitForNavigation(), link.click()]);
    expect(pathOf(page)).toBe(localePath(otherCode, "/privacy"));
    expect(await stored(page)).toEqual({ language: otherCode });
    await expectNoSuggestion(page);
  });

  inTwoLanguages("stores English when it is declined, and is not repeated", async () => {
    const page = await visit("/", [htmlLang]);
    await (
      await find(page, "button", textIn(otherCode, "common:languageSuggestion.dismiss"))
    ).click();
    expect(await isGone(page, "link", suggestion)).toBe(true);
    expect(await stored(page)).toEqual({ language: "en" });
    await page.reload();
    await expectNoSuggestion(page);
  });
});

inTwoLanguages(
  "the stored language is restored before anything is painted, even if its page is slow",
  async () => {
    server.fail({ match: localePath(otherCode, "/"), kind: "delay", ms: 1500 });
    const paints: string[] = [];
    const page = await open({
      path: "/",
      size: "phone",
      before: async (fresh) => {
        await fresh.evaluateOnNewDocument((language) => {
          // The blank page before it has no storage.
          if (!location.href.startsWith("http")) return;
          localStorage.setItem("language", language);
          new PerformanceObserver(() => {
            console.info(`painted ${location.pathname} ${document.documentElement.lang}`);
          }).observe({ type: "paint", buffered: true });
        }, otherCode);
        fresh.on("console", (message) => paints.push(message.text()));
      },
      waitUntil: "domcontentloaded",
    });
    const painted = `painted ${sitePrefix}${localePath(otherCode, "/")} ${htmlLang}`;
    await eventually(async () => paints.includes(painted));
    expect(new Set(paints)).toEqual(new Set([painted]));
    // In Firefox, a page counts as open before it redirects to the stored language.
    await eventually(async () => addressOf(page) === localePath(otherCode, "/"));
  },
);
