import { expectQuiet, inOneBrowser, pathOf } from "./support/browser";
import { isFull, smokeMatrix } from "./support/cases";
import { eventually, find } from "./support/find";
import { data, languageOf, pathIn, texts } from "./support/texts";

// Which addresses have this page: e2e/hosts.
const open = inOneBrowser();

describe.each(smokeMatrix)("the page of unknown addresses, $code, $size", ({ code, size }) => {
  const t = (key: string) => texts(code, key);

  test.each(isFull ? [true, false] : [size === "phone"])(
    "is in the language of the address and links home, with scripts %s",
    async (js) => {
      const page = await open({ path: pathIn(code, "/privacy/nope"), size, js });
      const { href } = new URL(page.url());
      await find(page, "heading", t("not-found:heading"));
      expect(await page.title()).toBe(`${t("not-found:title")} | ${data.site.brand}`);
      const { htmlLang, dir } = languageOf(code);
      expect(await page.$eval("html", (html) => [html.lang, html.dir])).toEqual([htmlLang, dir]);
      expect(page.url()).toBe(href);

      const main = await find(page, "main");
      await (await find(main, "link", t("not-found:home"))).click();
      await eventually(async () => pathOf(page) === pathIn(code, "/"));
      await find(page, "heading", t("landing:pricing.title"));
      await expectQuiet(page);
    },
  );
});
