import { renderToStaticMarkup } from "react-dom/server";
import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { PageHead } from "./page-head";

const siteUrl = "https://www.example.com";

/** The tags in the head of a page, without those that all pages have. */
function tagsOf(code: string, indexedPath: string | null): string[] {
  const data = JSON.stringify({ footer: { tagline: "P" } });
  const locales = { edges: [{ node: { ns: "common", data, language: code } }] };
  const siteJson = { brand: "Brand", siteUrl };
  return renderToStaticMarkup(
    <PageHead
      code={code}
      data={{ siteJson, locales }}
      title="A & B"
      description="C"
      indexedPath={indexedPath}
    />,
  )
    .split(/(?<=>)(?=<)/)
    .filter((tag) => !/icon|manifest|theme-color|<\/html>/.test(tag));
}

const text = ["<title>A &amp; B</title>", '<meta name="description" content="C"/>'];

test.each(languages)(
  "a page in $code has its language, addresses and the tags for shared links",
  ({ code, htmlLang, dir, ogLocale }) => {
    const addressIn = (language: string) => siteUrl + localePath(language, "/terms");
    const others = languages.filter((each) => each.code !== code);
    const alternate = (hreflang: string, language: string) =>
      `<link rel="alternate" hrefLang="${hreflang}" href="${addressIn(language)}"/>`;
    const openGraph = [
      ["type", "website"],
      ["site_name", "Brand"],
      ["title", "A &amp; B"],
      ["description", "C"],
      ["url", addressIn(code)],
      ["image", `${siteUrl}/social/${code}.png`],
      ["image:width", "1200"],
      ["image:height", "630"],
      // The picture shows the tagline.
      ["image:alt", "P"],
      ["locale", ogLocale],
      ...others.map((each) => ["locale:alternate", each.ogLocale]),
    ];
    expect(tagsOf(code, "/terms")).toEqual([
      `<html lang="${htmlLang}" dir="${dir}">`,
      ...text,
      `<link rel="canonical" href="${addressIn(code)}"/>`,
      ...languages.map((each) => alternate(each.hreflang, each.code)),
      alternate("x-default", "en"),
      ...openGraph.map(([name, value]) => `<meta property="og:${name}" content="${value}"/>`),
      '<meta name="twitter:card" content="summary_large_image"/>',
    ]);
  },
);

test("a page without a path is noindex and has no addresses", () => {
  const [, ...tags] = tagsOf("en", null);
  expect(tags).toEqual([...text, '<meta name="robots" content="noindex"/>']);
});
