import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { everywhere } from "./support/cases";
import { eventually, find } from "./support/find";
import { data, languageOf, pathIn, texts } from "./support/texts";

// Which addresses are answered so: e2e/hosts.
const open = inOneBrowser();

describe.each(everywhere)("a page that is not there, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, key);

  test.each([true, false])("says so in its language, with scripts %s", async (js) => {
    const page = await open({ path: pathIn(code, "/privacy/nope"), size, js });
    const { href } = new URL(page.url());
    await find(page, "heading", t("not-found:heading"));
    expect(await page.title()).toBe(`${t("not-found:title")} | ${data.site.brand}`);
    const head = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      robots: document.querySelector("meta[name=robots]")?.getAttribute("content"),
      addresses: document.querySelectorAll(
        "link[rel=canonical], link[rel=alternate], meta[property^='og:'], script[type$='ld+json']",
      ).length,
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
});
