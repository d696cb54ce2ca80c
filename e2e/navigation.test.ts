import type { Page } from "puppeteer-core";
import { setUpBrowser } from "./support/browser";
import { bothLanguages, smokeMatrix } from "./support/cases";
import { eventually, legalLink, linkIn } from "./support/find";
import { data, languageByCode, legalOf, localePath, textIn } from "./support/texts";

// Client-side navigation. What the head contains: src/seo. Scroll positions: e2e/scrolling.
const open = setUpBrowser();

/** Language, direction and metadata of a page. */
const metadata = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    const selector =
      "title, meta[name=description], meta[name=robots], link[rel=canonical], link[hreflang]";
    const head = [...document.head.querySelectorAll(selector)].map((node) =>
      ["name", "content", "rel", "hreflang", "href"]
        .map((name) => node.getAttribute(name))
        .concat(node.textContent)
        .join(" "),
    );
    return [`${lang} ${dir}`, ...head.sort()];
  });

/** Records the language and direction of the document in every frame. */
const watchLanguage = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root, body } = document;
    const note = () => {
      const seen = new Set(body.dataset.seen?.split(","));
      body.dataset.seen = [...seen.add(`${root.lang} ${root.dir}`)].join();
      requestAnimationFrame(note);
    };
    note();
  });

test.each(bothLanguages)("the metadata become those of the built page, $code", async ({ code }) => {
  const openBuilt = (path: string) =>
    open({ path: localePath(code, path), size: "desktop", js: false });
  const page = await open({ path: localePath(code, "/"), size: "desktop" });
  expect(await metadata(page)).toEqual(await metadata(await openBuilt("/")));
  await watchLanguage(page);
  for (const { id } of data.navigation.legal) {
    const built = await openBuilt(`/${id}`);
    await (await legalLink(page, code, id)).click();
    const title = await built.title();
    await eventually(async () => (await page.title()) === title);
    expect(await metadata(page)).toEqual(await metadata(built));
  }
  const { htmlLang, dir } = languageByCode(code);
  expect(await page.evaluate(() => document.body.dataset.seen)).toBe(`${htmlLang} ${dir}`);
});

/** The texts of the live regions that a screen reader announces. */
const announcements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[aria-live], [role=status], [role=alert]")]
      .filter((region) => region.getAttribute("aria-live") !== "off")
      // The product demo describes its example from the start.
      .filter((region) => region.closest("[aria-hidden=true], #product-demo") === null)
      .map((region) => region.textContent)
      .filter((text) => text !== ""),
  );

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

test.each(smokeMatrix)(
  "the heading is announced, and the focus moves to the top or to the target of the hash, $code, $size",
  async ({ code, size }) => {
    const t = (key: string) => textIn(code, key);
    const { title } = legalOf(code, "privacy");
    const page = await open({ path: localePath(code, "/terms"), size });
    expect(await announcements(page)).toEqual([]);
    // The first Tab after a full load reaches the skip link.
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toBe(t("common:skip"));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const isInMain = await page.$eval("main", (main) => main.contains(document.activeElement));
    expect(isInMain).toBe(true);

    await (await legalLink(page, code, "privacy")).click();
    await eventually(async () => String(await announcements(page)) === title);
    expect(await focusedId(page)).toBe("gatsby-focus-wrapper");
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toBe(t("common:skip"));

    const toPricing = linkIn(page, t("common:footer.quickLinks"), t("common:nav.pricing"));
    await (await toPricing).click();
    await eventually(async () => (await focusedId(page)) === "pricing");
    await page.keyboard.press("Tab");
    const plan = data.plans.plans[0]?.id ?? "";
    expect(await focusedText(page)).toBe(textIn(code, "landing:pricing.signUpFor", { plan }));
    const heading = `${t("landing:hero.titleFirst")} ${t("landing:hero.titleSecond")}`;
    expect(await announcements(page)).toEqual([heading]);

    await page.goBack();
    await eventually(async () => String(await announcements(page)) === title);
    expect(await focusedId(page)).toBe("gatsby-focus-wrapper");
  },
);
