import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { eventually, legalLink } from "./support/find";
import { siteRoot } from "./support/servers";
import { data, languageOf, legalOf, pageFile, pathIn, texts } from "./support/texts";

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

describe.each(bothLanguages)("the document, $code", ({ code }) => {
  test.each(pages)("%s says what it is, before and after its scripts", async (path) => {
    for (const js of [false, true]) {
      const page = await open({ path: pathIn(code, path), size: "desktop", js });
      expect(await head(page)).toEqual(expected(code, path));
      expect(await structure(page)).toEqual(sound);
      await expectQuiet(page);
    }
    const html = readFileSync(join(siteRoot(), pageFile(code, path)), "utf8");
    // The page's own, that of pages without scripts, and what comes after the first paint.
    expect(html.match(/<style[\s>]/g)?.length).toBe(3);
    expect(html.slice(html.indexOf("<body"))).not.toContain("<style");
  });

  test("has its language and direction in every frame of a change of page", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    await page.evaluate(() => {
      const { documentElement: root, body } = document;
      const note = () => {
        const seen = new Set(body.dataset.seen?.split(","));
        body.dataset.seen = [...seen.add(`${root.lang} ${root.dir}`)].join();
        requestAnimationFrame(note);
      };
      note();
    });
    await (await legalLink(page, code, "privacy")).click();
    await eventually(async () => (await page.title()) === expected(code, "/privacy").title);
    const { htmlLang, dir } = languageOf(code);
    expect(await page.evaluate(() => document.body.dataset.seen)).toBe(`${htmlLang} ${dir}`);
    await expectQuiet(page);
  });

  test("keeps its facts through changes of page", async () => {
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    for (const { id, path } of navigation.legal) {
      await (await legalLink(page, code, id)).click();
      const { title } = expected(code, path);
      await eventually(async () => (await page.title()) === title);
      expect(await head(page)).toEqual(expected(code, path));
      expect(await structure(page)).toEqual(sound);
    }
    await expectQuiet(page);
  });
});
