import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { headOf } from "../testing/head";
import { PageHead } from "./page-head";

const siteUrl = "https://www.example.com";

const head = (language: string, path: string | null, url = siteUrl) =>
  headOf(
    <PageHead
      language={language}
      siteUrl={url}
      brand="Brand"
      title="A & B"
      description="C"
      pictureText="P"
      path={path}
    />,
  );

test.each([
  ["en", "/", "en", "ltr", "https://www.example.com/"],
  ["en", "/privacy", "en", "ltr", "https://www.example.com/privacy"],
  ["ar", "/", "ar", "rtl", "https://www.example.com/ar"],
  ["ar", "/privacy", "ar", "rtl", "https://www.example.com/ar/privacy"],
])("in %s, %s: its language, direction and address", (language, path, lang, dir, canonical) => {
  const page = head(language, path);
  expect(page).toMatchObject({ lang, dir, canonical, title: "A & B", description: "C" });
  expect(page.robots).toBeUndefined();
});

test("every published language has its address, and English is for everyone else", () => {
  const addresses = languages.map(({ code, hreflang }) => [
    hreflang,
    siteUrl + localePath(code, "/terms"),
  ]);
  expect(head("ar", "/terms").alternates).toEqual({
    ...Object.fromEntries(addresses),
    "x-default": `${siteUrl}/terms`,
  });
});

test("a slash at the end of the site's address is not doubled", () => {
  expect(head("ar", "/terms", `${siteUrl}/`).canonical).toBe(`${siteUrl}/ar/terms`);
});

test("what a shared link shows, in the page's language", () => {
  const { social } = head("ar", "/terms");
  expect(social).toEqual({
    "og:type": "website",
    "og:site_name": "Brand",
    "og:title": "A & B",
    "og:description": "C",
    "og:url": `${siteUrl}/ar/terms`,
    "og:image": `${siteUrl}/social/ar.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "P",
    "og:locale": "ar_AR",
    "og:locale:alternate": languages
      .filter(({ code }) => code !== "ar")
      .map(({ ogLocale }) => ogLocale),
    "twitter:card": "summary_large_image",
  });
});

test("a page without a path is not to be found, and has no address of its own", () => {
  const page = head("ar", null);
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
