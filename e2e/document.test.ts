import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, siteUrl } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { eventually, legalLink } from "./support/find";
import { data, languageOf, legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const { site, published, navigation } = data;
const pages = ["/", ...navigation.legal.map(({ path }) => path)];

/** What a page says about itself. */
const head = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) =>
      [...document.querySelectorAll(selector)].map(
        (node) => node.getAttribute("content") ?? node.getAttribute("href"),
      );
    return {
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      title: document.title,
      titles: document.head.querySelectorAll("title").length,
      description: content("meta[name=description]"),
      canonical: content("link[rel=canonical]"),
      robots: content("meta[name=robots]"),
      alternates: [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate]")].map(
        (link) => [link.hreflang, link.getAttribute("href")],
      ),
    };
  });

function expected(code: string, path: string) {
  const { htmlLang, dir } = languageOf(code);
  const url = (each: string) => site.siteUrl + pathIn(each, path);
  const legal = navigation.legal.find((entry) => entry.path === path);
  const document = legal && legalOf(code, legal.id);
  const title = document ? `${document.title} | ${site.brand}` : texts(code, "landing:meta.title");
  return {
    lang: htmlLang,
    dir,
    title,
    titles: 1,
    description: [document?.description ?? texts(code, "landing:meta.description")],
    canonical: [url(code)],
    robots: [],
    alternates: [
      ...published.map((each) => [each.hreflang, url(each.code)]),
      ["x-default", url("en")],
    ],
  };
}

/** Faults of structure that a browser would quietly repair or a reader stumble over. */
const structure = (page: Page) =>
  page.evaluate(() => {
    const all = <T extends Element>(selector: string) => [
      ...document.querySelectorAll<T>(selector),
    ];
    const ids = all("[id]").map(({ id }) => id);
    const levels = all("h1, h2, h3, h4, h5, h6").map((node) => Number(node.tagName[1]));
    return {
      h1: all("h1").length,
      main: all("main").length,
      stylesInBody: all("body style").length,
      sectionsWithoutHeading: all("section")
        .filter((node) => node.querySelector("h1, h2, h3") === null)
        .map(({ id }) => id),
      unnamedSections: all("main section")
        .filter((node) => !document.getElementById(node.getAttribute("aria-labelledby") ?? ""))
        .map(({ id }) => id),
      repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      skippedLevels: levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
      nested: all("a a, a button, button a, button button, button div, p div, p p, p ul").length,
      strayItems: all("li").filter((node) => !/^(UL|OL)$/.test(node.parentElement?.tagName ?? ""))
        .length,
      brokenAnchors: all<HTMLAnchorElement>('a[href^="#"]')
        .map(({ hash }) => hash.slice(1))
        .filter((id) => document.getElementById(id) === null),
    };
  });

const sound = {
  h1: 1,
  main: 1,
  stylesInBody: 0,
  sectionsWithoutHeading: [],
  unnamedSections: [],
  repeatedIds: [],
  skippedLevels: [],
  nested: 0,
  strayItems: 0,
  brokenAnchors: [],
};

/** Notes the language and direction of the document in every frame. */
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

describe.each(bothLanguages)("the document, $code", ({ code }) => {
  test("each page says what it is, and is sound, without its scripts", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop", js: false });
    for (const path of pages) {
      await page.goto(siteUrl(false) + pathIn(code, path));
      expect(await head(page)).toEqual(expected(code, path));
      expect(await structure(page)).toEqual(sound);
    }
    await expectQuiet(page);
  });

  test("keeps its facts through changes of page, its language in every frame", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    expect(await head(page)).toEqual(expected(code, "/"));
    expect(await structure(page)).toEqual(sound);
    await watchLanguage(page);
    for (const { id, path } of navigation.legal) {
      await (await legalLink(page, code, id)).click();
      const { title } = expected(code, path);
      await eventually(async () => (await page.title()) === title);
      expect(await head(page)).toEqual(expected(code, path));
      expect(await structure(page)).toEqual(sound);
    }
    const { htmlLang, dir } = languageOf(code);
    expect(await page.evaluate(() => document.body.dataset.seen)).toBe(`${htmlLang} ${dir}`);
    await expectQuiet(page);
  });
});
