import type {
  GuideTexts,
  Language,
  LegalDocument,
  SampleProductTexts,
  Texts,
} from "../src/content/types";
import { overflowing } from "./checks/overflow";
import { pseudoFiles, pseudoText } from "./pseudo-language/pseudo-texts";
import { expectQuiet } from "./support/browser";
import { data, samplePages } from "./support/texts";
import { serveVariant } from "./support/variant";

// A language that is added by files only, as docs/adding-a-language.md describes it.
const added: Language = {
  code: "nl",
  htmlLang: "nl",
  hreflang: "nl",
  ogLocale: "nl_NL",
  endonym: "Nederlands",
  dir: "ltr",
  scriptGroup: "latin",
  numberingSystem: "latn",
  published: true,
};
const files = pseudoFiles("nl");

/** The text of the first heading of each page. */
const headings = [
  ["/nl", (files["locales/nl/landing.json"] as { hero: Texts }).hero.titleFirst],
  ["/nl/guide", (files["data/guide/nl.json"] as GuideTexts).title],
  ...data.navigation.legal.map(({ id, path }) => [
    `/nl${path}`,
    (files[`data/legal/nl/${id}.json`] as LegalDocument).title,
  ]),
  [`/nl${samplePages.batch}`, (files["data/sample-product/nl.json"] as SampleProductTexts).name],
  ["/nl/nope", (files["locales/nl/not-found.json"] as Texts).heading],
] as [route: string, heading: string][];

describe("a language that is added by files only", () => {
  const running = serveVariant(
    async () => ({
      "data/languages.json": (json) => (json.languages as Language[]).push(added),
      "data/site.json": ({ location }) => {
        const locations = location as Record<string, string>;
        locations.nl = pseudoText(locations.en ?? "");
      },
    }),
    files,
  );
  const open = (path: string) => running().open(path);

  test.each(headings)("%s is in the language", async (route, heading) => {
    const response = await fetch(running().site.url + route);
    expect(response.status).toBe(route === "/nl/nope" ? 404 : 200);
    const page = await open(route);
    expect(await page.$eval("html", ({ lang, dir }) => [lang, dir])).toEqual(["nl", "ltr"]);
    expect(await page.$eval("h1", (node) => node.textContent)).toContain(heading);
    const shown = await page.evaluate(() => document.body.innerText);
    expect(shown).not.toMatch(/\{\{|\w+:\w+\.\w+/);
    await expectQuiet(page);
  });

  test.each(headings)("%s has no text that overflows", async (route) => {
    const page = await open(route);
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewport({ width, height: 900 });
      expect([width, await overflowing(page)]).toEqual([width, []]);
    }
  });
});
