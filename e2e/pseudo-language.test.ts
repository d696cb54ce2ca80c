import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { checkContent } from "../content-check/check-content";
import type { Language, LegalDocument, SampleProductTexts, Texts } from "../src/content/types";
import { expectQuiet, hydrated, pathOf } from "./support/browser";
import { attribute, find, findAll, textOf } from "./support/find";
import { overflowing } from "./support/overflow";
import { pseudoFiles, pseudoText } from "./support/pseudo";
import { data, pageFile, pathIn, samplePages, texts } from "./support/texts";
import { serveVariant } from "./support/variant-site";

// docs/adding-a-language.md as a machine follows it: an eleventh language, from files alone.
const added: Language = {
  code: "fr",
  htmlLang: "fr",
  hreflang: "fr",
  ogLocale: "fr_FR",
  endonym: "Français",
  dir: "ltr",
  scriptGroup: "latin",
  numberingSystem: "latn",
  published: true,
};
const files = pseudoFiles("fr");
const { site, published, navigation } = data;
const codes = [...published.map(({ code }) => code), "fr"];
const paths = ["/", ...navigation.legal.map(({ path }) => path)];
const widths = [320, 390, 768, 1280, 1440];

/** What the first heading of each route says. */
const headings = [
  ["/fr", (files["locales/fr/landing.json"] as { hero: Texts }).hero.titleFirst],
  ...navigation.legal.map(({ id, path }) => [
    `/fr${path}`,
    (files[`data/legal/fr/${id}.json`] as LegalDocument).title,
  ]),
  [`/fr${samplePages.batch}`, (files["data/sample-product/fr.json"] as SampleProductTexts).name],
  ["/fr/nope", (files["locales/fr/not-found.json"] as Texts).heading],
] as [route: string, heading: string][];

describe("a language that files alone have added", () => {
  const running = serveVariant(
    () => ({
      "data/languages.json": (json) => (json.languages as Language[]).push(added),
      "data/site.json": ({ location }) => {
        const locations = location as Record<string, string>;
        locations.fr = pseudoText(locations.en ?? "");
      },
    }),
    files,
  );
  const open = (path: string) => running().open(path);

  test("is complete: the checker finds nothing", () => {
    const { problems, languages } = checkContent(running().copy.folder);
    expect(problems).toEqual([]);
    expect(languages).toBe(codes.length);
  });

  test.each(headings)("%s answers in the language", async (route, heading) => {
    const response = await fetch(running().site.url + route);
    expect(response.status).toBe(route === "/fr/nope" ? 404 : 200);
    const page = await open(route);
    expect(await page.$eval("html", ({ lang, dir }) => [lang, dir])).toEqual(["fr", "ltr"]);
    expect(await page.$eval("h1", (node) => node.textContent)).toContain(heading);
    const shown = await page.evaluate(() => document.body.innerText);
    expect(shown).not.toMatch(/\{\{|\w+:\w+\.\w+/);
    await expectQuiet(page);
  });

  test("stands in the language menu, and leads to the same page", async () => {
    const page = await open("/terms");
    const name = texts("en", "common:language.button", { name: published[0]?.endonym ?? "" });
    await (await find(page, "button", name)).click();
    const item = await find(page, "menuitem", added.endonym);
    expect(await findAll(page, "menuitem")).toHaveLength(codes.length);
    expect(await attribute(item, "lang")).toBe("fr");
    await Promise.all([page.waitForNavigation(), item.click()]);
    expect(pathOf(page)).toBe("/fr/terms");
    const heading = await page.waitForSelector("h1");
    expect(heading && (await textOf(heading))).toBe(headings[2]?.[1]);
  });

  test("is an alternate of every page, in its head and in the sitemap", () => {
    const { root } = running();
    const sitemap = readFileSync(join(root, "sitemap.xml"), "utf8");
    const entries = sitemap.split("<url>").slice(1);
    expect(entries).toHaveLength(codes.length * paths.length);
    for (const path of paths) {
      const address = site.siteUrl + pathIn("fr", path);
      const isListed = (entry: string) => entry.includes(`hreflang="fr" href="${address}"`);
      expect(entries.filter(isListed)).toHaveLength(codes.length);
      expect(sitemap).toContain(`<loc>${address}</loc>`);
      for (const code of codes) {
        const html = readFileSync(join(root, pageFile(code, path)), "utf8");
        const alternates = html.match(/<link rel="alternate"[^>]*hreflang="fr"[^>]*>/gi);
        expect(alternates).toEqual([expect.stringContaining(`href="${address}"`)]);
      }
    }
  });

  const press = async (page: Page, selector: string, number = 0) => {
    const element = (await page.$$(selector))[number];
    await element?.evaluate((node) => (node as HTMLElement).click());
  };

  /** The landing page with each answer on the phone, each question open, and its menu open. */
  async function overflowingWhenUsed(page: Page, width: number): Promise<string[]> {
    const found: string[] = [];
    for (const selector of ["[role=tab]", "#faq h3 button"]) {
      const { length } = await page.$$(selector);
      for (let number = 0; number < length; number += 1) {
        await press(page, selector, number);
        found.push(...(await overflowing(page)));
      }
    }
    const menu = width < 1200 ? "dialog" : "menu";
    await press(page, `header [aria-haspopup=${menu}]`);
    await page.waitForSelector(`[role=${menu}]`, { visible: true });
    return [...found, ...(await overflowing(page))];
  }

  test.each(headings)("%s overflows nowhere", async (route) => {
    const page = await open(route);
    for (const width of widths) {
      await page.setViewport({ width, height: 900 });
      const found = await overflowing(page);
      if (route === "/fr") {
        found.push(...(await overflowingWhenUsed(page, width)));
        await page.reload();
        await hydrated(page);
      }
      expect([width, [...new Set(found)]]).toEqual([width, []]);
    }
  });
});
