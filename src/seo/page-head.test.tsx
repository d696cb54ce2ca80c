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

test.each(languages)(
  "a page in $code has its language, addresses and the tags for shared links",
  ({ code, htmlLang: lang, dir, ogLocale }) => {
    const canonical = siteUrl + localePath(code, "/terms");
    const addresses = languages.map((each) => [
      each.hreflang,
      siteUrl + localePath(each.code, "/terms"),
    ]);
    const others = languages.filter((each) => each.code !== code);
    expect(head(code, "/terms")).toEqual({
      ...{ lang, dir, canonical, title: "A & B", description: "C", robots: undefined },
      alternates: [...addresses, ["x-default", `${siteUrl}/terms`]],
      twitterCard: "summary_large_image",
      openGraph: [
        ["og:type", "website"],
        ["og:site_name", "Brand"],
        ["og:title", "A & B"],
        ["og:description", "C"],
        ["og:url", canonical],
        ["og:image", `${siteUrl}/social/${code}.png`],
        ["og:image:width", "1200"],
        ["og:image:height", "630"],
        // The picture shows the tagline.
        ["og:image:alt", "P"],
        ["og:locale", ogLocale],
        ...others.map((each) => ["og:locale:alternate", each.ogLocale]),
      ],
    });
  },
);

test("a page without a path is noindex and has no canonical address", () => {
  expect(head("en", null)).toMatchObject({
    robots: "noindex",
    canonical: undefined,
    alternates: [],
    openGraph: [],
    twitterCard: undefined,
  });
});
