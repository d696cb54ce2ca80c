import { sitemapXml } from "./sitemap";

const siteUrl = "https://www.example.com";
const lastmod = "2026-11-20";
const pageOf = (path: string) => ({ path, updated: lastmod });
const languages = [
  { code: "en", hreflang: "en" },
  { code: "zh-TW", hreflang: "zh-Hant" },
  { code: "ar", hreflang: "ar" },
];

/** What a crawler reads: each address and its versions. */
function read(xml: string) {
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"/);
  const root = new DOMParser().parseFromString(xml, "application/xml").documentElement;
  expect(root.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(root.localName).toBe("urlset");
  return [...root.children].map((entry) => ({
    loc: entry.querySelector("loc")?.textContent,
    lastmod: entry.querySelector("lastmod")?.textContent,
    alternates: [...entry.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")].map(
      (link) => {
        expect(link.getAttribute("rel")).toBe("alternate");
        return [link.getAttribute("hreflang"), link.getAttribute("href")];
      },
    ),
  }));
}

describe("sitemapXml", () => {
  test("each page in each language, with its date, all versions and the one for everyone else", () => {
    const terms = [
      ["en", `${siteUrl}/terms`],
      ["zh-Hant", `${siteUrl}/zh-TW/terms`],
      ["ar", `${siteUrl}/ar/terms`],
      ["x-default", `${siteUrl}/terms`],
    ];
    const home = [
      ["en", `${siteUrl}/`],
      ["zh-Hant", `${siteUrl}/zh-TW`],
      ["ar", `${siteUrl}/ar`],
      ["x-default", `${siteUrl}/`],
    ];
    expect(read(sitemapXml([pageOf("/"), pageOf("/terms")], languages, siteUrl))).toEqual([
      { loc: `${siteUrl}/`, lastmod, alternates: home },
      { loc: `${siteUrl}/zh-TW`, lastmod, alternates: home },
      { loc: `${siteUrl}/ar`, lastmod, alternates: home },
      { loc: `${siteUrl}/terms`, lastmod, alternates: terms },
      { loc: `${siteUrl}/zh-TW/terms`, lastmod, alternates: terms },
      { loc: `${siteUrl}/ar/terms`, lastmod, alternates: terms },
    ]);
  });

  test("what XML reserves is escaped", () => {
    const odd = [{ code: "en", hreflang: 'a"<b>&c' }];
    const [entry] = read(sitemapXml([pageOf('/a&b"<c>')], odd, siteUrl));
    expect(entry).toEqual({
      loc: `${siteUrl}/a&b"<c>`,
      lastmod,
      alternates: [
        ['a"<b>&c', `${siteUrl}/a&b"<c>`],
        ["x-default", `${siteUrl}/a&b"<c>`],
      ],
    });
  });
});
