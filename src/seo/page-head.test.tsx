import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { headOf } from "../testing/head";
import { PageHead } from "./page-head";

const siteUrl = "https://www.example.com";

const head = (language: string, path: string | null) =>
  headOf(
    <PageHead
      language={language}
      siteUrl={siteUrl}
      brand="Brand"
      title="A & B"
      description="C"
      pictureText="P"
      path={path}
    />,
  );

describe.each(languages)("in $code", ({ code, htmlLang: lang, dir }) => {
  test.each(["/", "/privacy"])("%s: its language, direction and address", (path) => {
    const page = head(code, path);
    const canonical = siteUrl + localePath(code, path);
    expect(page).toMatchObject({ lang, dir, canonical, title: "A & B", description: "C" });
    expect(page.robots).toBeUndefined();
  });
});

test("every published language has its address, and English is for everyone else", () => {
  const addresses = languages.map(({ code, hreflang }) => [
    hreflang,
    siteUrl + localePath(code, "/terms"),
  ]);
  expect(head("en", "/terms").alternates).toEqual({
    ...Object.fromEntries(addresses),
    "x-default": `${siteUrl}/terms`,
  });
});

test.each(languages)("what a shared link shows, in $code", ({ code, ogLocale }) => {
  const { social } = head(code, "/terms");
  const others = languages.filter((each) => each.code !== code).map((each) => each.ogLocale);
  expect(social).toEqual({
    "og:type": "website",
    "og:site_name": "Brand",
    "og:title": "A & B",
    "og:description": "C",
    "og:url": siteUrl + localePath(code, "/terms"),
    "og:image": `${siteUrl}/social/${code}.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "P",
    "og:locale": ogLocale,
    ...(others.length > 0 && { "og:locale:alternate": others }),
    "twitter:card": "summary_large_image",
  });
});

test("a page without a path is not to be found, and has no address of its own", () => {
  const page = head("en", null);
  expect(page.robots).toBe("noindex");
  expect(page.canonical).toBeUndefined();
  expect(page.alternates).toEqual({});
  expect(page.social).toEqual({});
});

test("a page without a description has no empty one", () => {
  const page = headOf(
    <PageHead language="en" siteUrl={siteUrl} brand="Brand" title="T" pictureText="P" path="/" />,
  );
  expect(page.description).toBeUndefined();
});
