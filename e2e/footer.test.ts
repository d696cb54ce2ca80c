import { expectQuiet, inOneBrowser } from "./support/browser";
import { everywhere } from "./support/cases";
import { attribute, eventually, find, findAll, textOf } from "./support/find";
import { data, hrefIn, languageOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const { site, navigation, published } = data;

describe.each(everywhere)("the footer, $code, $size", ({ code, size }) => {
  const t = (key: string, runtime?: Record<string, string>) => texts(code, key, runtime);

  test("has links for what has a target, and words for what has none", async () => {
    const page = await open({ path: pathIn(code, "/"), size });
    const footer = await find(page, "contentinfo");
    for (const { id, url } of site.resources) {
      const name = t(`common:footer.${id}`);
      const links = await findAll(footer, "link", name);
      expect(links).toHaveLength(url === null ? 0 : 1);
      expect(await textOf(footer)).toContain(name);
    }
    for (const { name, url } of site.social) {
      await find(footer, url === null ? "image" : "link", name);
      expect(await findAll(footer, "link", name)).toHaveLength(url === null ? 0 : 1);
    }
    const empty = await page.$$eval(
      "a",
      (links) => links.filter((link) => ["", "#"].includes(link.getAttribute("href") ?? "")).length,
    );
    expect(empty).toBe(0);
    await expectQuiet(page);
  });

  test("leads to the legal pages and to this page in every language", async () => {
    const page = await open({ path: pathIn(code, "/terms"), size });
    const legal = await find(page, "navigation", t("common:footer.legal"));
    for (const { id, path } of navigation.legal) {
      const link = await find(legal, "link", t(`common:footer.${id}`));
      expect(await attribute(link, "href")).toBe(hrefIn(code, path));
    }
    const languages = await find(page, "navigation", t("common:language.heading"));
    for (const each of published) {
      const link = await find(languages, "link", each.endonym);
      const { htmlLang, hreflang, dir } = languageOf(each.code);
      expect(await attribute(link, "href")).toBe(hrefIn(each.code, "/terms"));
      expect(await attribute(link, "lang")).toBe(htmlLang);
      expect(await attribute(link, "hreflang")).toBe(hreflang);
      expect(await attribute(link, "dir")).toBe(dir);
      expect(await attribute(link, "aria-current")).toBe(each.code === code ? "true" : null);
    }
    await expectQuiet(page);
  });

  test("has the current year, also on a page built in an older one", async () => {
    const inYear = (year: number) =>
      new Intl.NumberFormat(`${languageOf(code).htmlLang}-u-nu-latn`, {
        useGrouping: false,
      }).format(year);
    const page = await open({
      path: pathIn(code, "/terms"),
      size,
      before: (fresh) =>
        fresh.evaluateOnNewDocument(() => {
          Date.prototype.getFullYear = () => 2031;
        }),
    });
    const footer = await find(page, "contentinfo");
    const line = t("common:footer.copyright", { year: inYear(2031) });
    await eventually(async () => (await textOf(footer)).includes(line));
    expect(await textOf(footer)).toContain(t("common:footer.trademarks"));
    await expectQuiet(page);
  });
});
