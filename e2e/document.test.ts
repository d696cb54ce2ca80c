import type { Page } from "puppeteer-core";
import { expectQuiet, inOneBrowser, siteUrl } from "./support/browser";
import { bothLanguages } from "./support/cases";
import { eventually, legalLink } from "./support/find";
import { data, languageOf, pathIn } from "./support/texts";

// What the head contains: src/seo. Valid HTML: npm run check:html.
const open = inOneBrowser();
const { legal } = data.navigation;

const told =
  "title, meta[name=description], meta[name=robots], link[rel=canonical], link[hreflang]";
const attributes = ["name", "content", "rel", "hreflang", "href"];

/** Language, direction and metadata of a page. */
const facts = (page: Page) =>
  page.evaluate(
    (selector, names) => {
      const { lang, dir } = document.documentElement;
      const head = [...document.head.querySelectorAll(selector)].map((node) =>
        [node.textContent, ...names.map((name) => node.getAttribute(name))].join(" "),
      );
      return [`${lang} ${dir}`, ...head.sort()];
    },
    told,
    attributes,
  );

/** Records the language and direction of the document in every frame. */
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

test.each(bothLanguages)(
  "the metadata after client-side navigation are those of the built pages, $code",
  async ({ code }) => {
    const built = await open({ path: pathIn(code, "/"), size: "desktop", js: false });
    const page = await open({ path: pathIn(code, "/"), size: "desktop" });
    expect(await facts(page)).toEqual(await facts(built));
    await watchLanguage(page);
    for (const { id, path } of legal) {
      await built.goto(siteUrl(false) + pathIn(code, path));
      await (await legalLink(page, code, id)).click();
      const title = await built.title();
      await eventually(async () => (await page.title()) === title);
      expect(await facts(page)).toEqual(await facts(built));
    }
    const { htmlLang, dir } = languageOf(code);
    expect(await page.evaluate(() => document.body.dataset.seen)).toBe(`${htmlLang} ${dir}`);
    await expectQuiet(page);
  },
);
