import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { headOf } from "../testing/head";
import { PageHead } from "./page-head";

const siteUrl = "https://www.example.com";

const data = JSON.stringify({ footer: { tagline: "P" } });
const locales = { edges: [{ node: { ns: "common", data } }] };

const head = (language: string, path: string | null) =>
  headOf(
    <PageHead
      language={language}
      data={{ siteJson: { brand: "Brand", siteUrl }, locales }}
      title="A & B"
      description="C"
      path={path}
    />,
  );

describe.each(languages)("in $code", ({ code, htmlLang: lang, dir, ogLocale }) => {
  const canonical = siteUrl + localePath(code, "/terms");

  test("the page's language, direction and address", () => {
    const page = head(code, "/terms");
    expect(page).toMatchObject({ lang, dir, canonical, title: "A & B", description: "C" });
    expect(page.robots).toBeUndefined();
  });

  test("what a shared link shows", () => {
    const others = languages.filter((each) => each.code !== code).map((each) => each.ogLocale);
    expect(head(code, "/terms").social).toEqual({
      "og:type": "website",
      "og:site_name": "Brand",
      "og:title": "A & B",
      "og:description": "C",
      "og:url": canonical,
      "og:image": `${siteUrl}/social/${code}.png`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "P",
      "og:locale": ogLocale,
      ...(others.length > 0 && { "og:locale:alternate": others }),
      "twitter:card": "summary_large_image",
    });
  });
});

test("links all published languages, with English as the default", () => {
  const addresses = languages.map(({ code, hreflang }) => [
    hreflang,
    siteUrl + localePath(code, "/terms"),
  ]);
  expect(head("en", "/terms").alternates).toEqual({
    ...Object.fromEntries(addresses),
    "x-default": `${siteUrl}/terms`,
  });
});

test("a page without a path is noindex and has no canonical address", () => {
  expect(head("en", null)).toMatchObject({
    robots: "noindex",
    canonical: undefined,
    alternates: {},
    social: {},
  });
});
