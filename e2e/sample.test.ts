import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, pathOf, siteUrl } from "./support/browser";
import { bothLanguages, everywhere, otherThan } from "./support/cases";
import { attribute, eventually, find, textOf } from "./support/find";
import { siteRoot } from "./support/servers";
import { data, hrefIn, languageOf, pathIn, sampleOf, samplePages, texts } from "./support/texts";

const open = inOneBrowser();
const { sample } = data;
const both = Object.values(samplePages);

/** What the page says about itself. */
const head = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
    robots: document.querySelector("meta[name=robots]")?.getAttribute("content"),
    addresses: document.querySelectorAll(
      "link[rel=canonical], link[rel=alternate], meta[property^='og:']",
    ).length,
  }));

describe.each(everywhere)("the sample's page, $code, $size", ({ code, size }) => {
  const t = (key: string, runtime?: Record<string, string>) => texts(code, key, runtime);
  const product = sampleOf(code);

  test.each(["landing:hero.openSample", "landing:hero.phoneAlt"])(
    "opens from the hero by the link %s, and leads back",
    async (name) => {
      const page = await open({ path: pathIn(code, "/"), size });
      await (await find(page, "link", t(name))).click();
      await eventually(async () => pathOf(page) === pathIn(code, samplePages.batch));
      await find(page, "heading", product.name);
      await (await find(page, "link", t("sample:home"))).click();
      await eventually(async () => pathOf(page) === pathIn(code, "/"));
      await find(page, "heading", t("landing:features.title"));
      await expectQuiet(page);
    },
  );

  test.each([true, false])("says what the address names, with scripts %s", async (js) => {
    for (const path of both) {
      const page = await open({ path: pathIn(code, path), size, js });
      const { htmlLang, dir } = languageOf(code);
      const title = `${product.name} | ${sample.brand}`;
      expect(await head(page)).toEqual({
        lang: htmlLang,
        dir,
        title,
        robots: "noindex",
        addresses: 0,
      });
      const said = await textOf(await find(page, "main"));
      for (const each of [...Object.values(product.label), product.allergens, sample.gtin]) {
        expect(said).toContain(each);
      }
      const date = sample.bestBefore.split("-").reverse().join(" ");
      expect(said.includes(date)).toBe(path === samplePages.batch);
      expect(said.includes(t("sample:withoutBatch"))).toBe(path === samplePages.product);
      const note = t("sample:note");
      expect(await textOf(await find(page, "contentinfo"))).toContain(note);
      await expectQuiet(page);
    }
  });

  test("has itself in every language, and keeps the address", async () => {
    const page = await open({ path: pathIn(code, samplePages.product), size });
    const list = await find(page, "navigation", t("product:language"));
    for (const each of data.published) {
      const link = await find(list, "link", each.endonym);
      expect(await attribute(link, "href")).toBe(hrefIn(each.code, samplePages.product));
    }
    const next = otherThan(code);
    await (await find(list, "link", next.endonym)).click();
    await eventually(async () => pathOf(page) === pathIn(next.code, samplePages.product));
    await find(page, "heading", sampleOf(next.code).name);
    await expectQuiet(page);
  });
});

describe.each(bothLanguages)("the sample's page, $code", ({ code }) => {
  test.each(both)("%s tells search engines the number that it shows", async (path) => {
    const page = await open({ path: pathIn(code, path), size: "desktop", js: false });
    const [json = "", ...others] = await page.$$eval(
      "script[type='application/ld+json']",
      (scripts) => scripts.map(({ textContent }) => textContent ?? ""),
    );
    expect(others).toEqual([]);
    const [fact] = JSON.parse(json)["@graph"];
    expect(fact).toMatchObject({
      "@type": "Product",
      url: data.site.siteUrl + pathIn(code, path),
      name: await textOf(await find(page, "heading", sampleOf(code).name)),
      gtin: sample.gtin,
    });
    const shown = await page.$$eval("dd bdi", (found) => found.map((each) => each.textContent));
    expect(shown).toEqual([fact.gtin]);
    await expectQuiet(page);
  });
});

test("no language is offered there: its own are links", async () => {
  const before = (page: Page) =>
    page.evaluateOnNewDocument((asked) => {
      Object.defineProperty(navigator, "languages", { get: () => [asked] });
    }, otherThan("en").htmlLang);
  const page = await open({ path: samplePages.batch, size: "phone", before });
  await page.waitForNetworkIdle();
  await find(page, "heading", sampleOf("en").name);
  expect(await page.$$("aside")).toHaveLength(0);
  await expectQuiet(page);
});

test("both addresses are served in every language, and the sitemap names neither", async () => {
  const sitemap = readFileSync(join(siteRoot(), "sitemap.xml"), "utf8");
  for (const { code } of data.published) {
    for (const path of both) {
      const address = pathIn(code, path);
      const { status } = await fetch(siteUrl() + address, { redirect: "manual" });
      expect([address, status]).toEqual([address, 200]);
      expect(sitemap).not.toContain(address);
    }
  }
});

test.each(["/01", "/01/09506000134352/10", "/01/09506000134353"])("%s is no page", async (path) => {
  expect((await fetch(siteUrl() + path)).status).toBe(404);
});
