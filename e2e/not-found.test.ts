import { expectQuiet, inOneBrowser, pathOf, siteUrl } from "./support/browser";
import { bothLanguages, everywhere } from "./support/cases";
import { eventually, find } from "./support/find";
import { data, hrefIn, languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();

test.each<[path: string, code: string]>([
  ["/xx/privacy", "en"],
  ...bothLanguages.flatMap(({ code }) =>
    ["/nope", "/privacy/nope"].map((path): [string, string] => [pathIn(code, path), code]),
  ),
])("%s has status 404 and the words of %s", async (path, code) => {
  const response = await fetch(siteUrl() + path);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain(`<html lang="${languageOf(code).htmlLang}"`);
  expect(html).toContain(texts(code, "not-found:heading"));
});

describe.each(everywhere)("a page that is not there, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, key);

  test.each([true, false])("says so in its language, with scripts %s", async (js) => {
    const page = await open({ path: pathIn(code, "/nope"), size, js });
    const { href } = new URL(page.url());
    await find(page, "heading", t("not-found:heading"));
    expect(await page.title()).toBe(`${t("not-found:title")} | ${data.site.brand}`);
    const head = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      robots: document.querySelector("meta[name=robots]")?.getAttribute("content"),
      addresses: document.querySelectorAll("link[rel=canonical], link[rel=alternate]").length,
    }));
    const { htmlLang, dir } = languageOf(code);
    expect(head).toEqual({ lang: htmlLang, dir, robots: "noindex", addresses: 0 });
    expect(page.url()).toBe(href);

    const main = await find(page, "main");
    await (await find(main, "link", t("not-found:home"))).click();
    await eventually(async () => pathOf(page) === pathIn(code, "/"));
    await find(page, "heading", t("landing:pricing.title"));
    await expectQuiet(page);
  });

  test("offers the languages and the contact", async () => {
    const page = await open({ path: pathIn(code, "/nope"), size });
    const list = await find(page, "navigation", t("common:language.heading"));
    for (const each of data.published) {
      const link = await find(list, "link", each.endonym);
      expect(await link.evaluate((node) => node.getAttribute("href"))).toBe(hrefIn(each.code, "/"));
    }
    await (await find(await find(page, "main"), "link", t("not-found:contact"))).click();
    await eventually(async () => new URL(page.url()).hash === "#contact");
    await find(page, "heading", t("landing:contact.title"));
    await expectQuiet(page);
  });
});
