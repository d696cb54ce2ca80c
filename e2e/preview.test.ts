import type { Page } from "puppeteer-core";
import { previewPath } from "../src/i18n/paths";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { smokeMatrix } from "./support/cases";
import { eventually, find } from "./support/find";
import { fragment, jam } from "./support/preview";
import { data, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

const visibleText = (page: Page) => page.evaluate(() => document.body.innerText);
const says = (page: Page, text: string) =>
  eventually(async () => (await visibleText(page)).includes(text));

test.each(smokeMatrix)(
  "the page shows the product in its hash, and that a visitor made it, $code, $size",
  async ({ code, size }) => {
    const t = (key: string) => texts(code, `preview:${key}`);
    const page = await open({ path: `${pathIn(code, previewPath)}#${fragment()}`, size });
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
      fragment({ name: "Pear jam" }),
    );
    await find(page, "heading", "Pear jam");
    await expectQuiet(page);
  },
);

// More hostile fragments: src/draft. Markup as text: src/components/product-page.
const hostile: [string, string][] = [
  ["markup", fragment({ name: "<img src=//evil.example/x onerror=alert(1)>" })],
  ["a script", fragment({ name: "<script>alert(1)</script>", ingredients: "<script src=//e.x>" })],
  ["an address", fragment({ name: "javascript:alert(1)", batch: "//evil.example" })],
  ["100 kB", `2.${"QUFB".repeat(25_000)}`],
  ["another site’s anchor", "//evil.example/"],
];

test.each(hostile)("%s in the hash is shown as text or rejected", async (_, hash) => {
  const page = await open({ path: `${previewPath}#${hash}`, size: "phone" });
  await says(page, texts("en", "preview:notice"));
  await eventually(() => page.$("main h1, main [role=alert]"));
  const found = await page.evaluate(() => ({
    strange: document.querySelectorAll("body img, body iframe, main script, main a, main [onerror]")
      .length,
    links: [...document.querySelectorAll("a")].map(({ href }) => href),
    origin: location.origin,
  }));
  expect(found.strange).toBe(0);
  expect(found.links).toEqual([
    expect.stringMatching(`^${data.site.appUrl}`),
    expect.stringMatching(`^${found.origin}`),
  ]);
  expect(new URL(page.url()).host).toBe(new URL(found.origin).host);
  await expectQuiet(page);
});

test.each(smokeMatrix)(
  "without scripts, the page says that it needs them, $code, $size",
  async ({ code, size }) => {
    const path = `${pathIn(code, previewPath)}#${fragment()}`;
    const page = await open({ path, size, js: false });
    await says(page, texts(code, "preview:withoutScript"));
    expect(await visibleText(page)).toContain(texts(code, "preview:notice"));
  },
);
