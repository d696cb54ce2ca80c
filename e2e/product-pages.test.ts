import type { Page } from "puppeteer-core";
import { previewPath } from "../src/i18n/paths";
import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { otherThan, smokeMatrix } from "./support/cases";
import { eventually, find } from "./support/find";
import { data, jam, pathIn, previewHashOf, sampleOf, samplePages, texts } from "./support/texts";

// The pages of the sample and the preview of a visitor's product. Their content: src/templates and
// src/components/product-page.
const open = inOneBrowser();

test.each(smokeMatrix)(
  "the sample's page opens from the hero, links to other languages and the offer, and back, $code, $size",
  async ({ code, size }) => {
    const page = await open({ path: pathIn(code, "/"), size });
    const next = otherThan(code);
    const t = (key: string) => texts(next.code, key);
    const follow = async (link: Promise<{ click: () => Promise<void> }>, path: string) => {
      await (await link).click();
      await eventually(async () => pathOf(page) === path);
    };
    const { product, offer } = samplePages;
    const openSample = find(page, "link", texts(code, "landing:hero.openSample"));
    await follow(openSample, pathIn(code, product));
    await find(page, "heading", sampleOf(code).name);
    const list = await find(page, "navigation", texts(code, "product:language"));
    await follow(find(list, "link", next.endonym), pathIn(next.code, product));
    await find(page, "heading", sampleOf(next.code).name);
    await follow(find(page, "link", t("product:offer")), pathIn(next.code, offer));
    await find(page, "heading", t("product:offer"));
    await follow(find(page, "link", t("sample:product")), pathIn(next.code, product));
    await follow(find(page, "link", t("sample:home")), pathIn(next.code, "/"));
    await find(page, "heading", t("landing:features.title"));
    await expectQuiet(page);
  },
);

const visibleText = (page: Page) => page.evaluate(() => document.body.innerText);

test.each(smokeMatrix)(
  "the preview shows the product in its hash, and that a visitor made it, $code, $size",
  async ({ code, size }) => {
    const t = (key: string) => texts(code, `preview:${key}`);
    const page = await open({ path: `${pathIn(code, previewPath)}#${previewHashOf()}`, size });
    await find(page, "heading", jam.name);
    expect(await visibleText(page)).toContain(t("notice"));
    expect(await page.$("header, footer, a[href^='#']")).toBeNull();
    expect(await page.title()).toBe(`${t("title")} | ${data.site.brand}`);
    const head = await page.$eval("head", ({ innerHTML }) => innerHTML);
    expect(head).toMatch(/name="robots" content="noindex"/);
    expect(head).toMatch(/name="format-detection" content="telephone=no"/);
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      previewHashOf({ name: "Pear jam" }),
    );
    await find(page, "heading", "Pear jam");
    await expectQuiet(page);
  },
);

// More hostile hashes: src/draft.
test("markup and addresses in the hash of the preview are shown as text", async () => {
  const name = "<img src=//x onerror=alert(1)>";
  const path = `${previewPath}#${previewHashOf({ name, batch: "//evil.example" })}`;
  const page = await open({ path, size: "phone" });
  await page.waitForSelector("main h1");
  expect(await page.$eval("main h1", ({ textContent }) => textContent)).toBe(name);
  expect(await visibleText(page)).toContain(texts("en", "preview:notice"));
  expect(await page.$$("body img, body iframe, main script, main a, main [onerror]")).toEqual([]);
  const { origin } = new URL(page.url());
  expect(await page.$$eval("a", (links) => links.map(({ href }) => href))).toEqual([
    expect.stringMatching(`^${data.site.appUrl}`),
    expect.stringMatching(`^${origin}`),
  ]);
  await expectQuiet(page);
});

test.each(smokeMatrix)(
  "without scripts, the preview says that it needs them, $code, $size",
  async ({ code, size }) => {
    const path = `${pathIn(code, previewPath)}#${previewHashOf()}`;
    const page = await open({ path, size, js: false });
    const text = await visibleText(page);
    for (const key of ["withoutScript", "notice"]) {
      expect(text).toContain(texts(code, `preview:${key}`));
    }
  },
);
