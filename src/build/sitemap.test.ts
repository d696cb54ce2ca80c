import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { onPostBuild, sitemapXml } from "./sitemap";

jest.mock("node:fs/promises", () => ({ writeFile: jest.fn() }));

type BuildArgs = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

const siteUrl = "https://www.example.com";
const languages = [
  { code: "en", hreflang: "en" },
  { code: "zh-TW", hreflang: "zh-Hant" },
  { code: "ar", hreflang: "ar" },
];

/** What a crawler reads: each address and its versions. */
function read(xml: string) {
  const root = new DOMParser().parseFromString(xml, "application/xml").documentElement;
  expect(root.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(root.localName).toBe("urlset");
  return [...root.children].map((entry) => ({
    loc: entry.querySelector("loc")?.textContent,
    alternates: [...entry.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")].map(
      (link) => {
        expect(link.getAttribute("rel")).toBe("alternate");
        return [link.getAttribute("hreflang"), link.getAttribute("href")];
      },
    ),
  }));
}

describe("sitemapXml", () => {
  test("each page in each language, with all versions and the one for everyone else", () => {
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
    expect(read(sitemapXml(["/", "/terms"], languages, siteUrl))).toEqual([
      { loc: `${siteUrl}/`, alternates: home },
      { loc: `${siteUrl}/zh-TW`, alternates: home },
      { loc: `${siteUrl}/ar`, alternates: home },
      { loc: `${siteUrl}/terms`, alternates: terms },
      { loc: `${siteUrl}/zh-TW/terms`, alternates: terms },
      { loc: `${siteUrl}/ar/terms`, alternates: terms },
    ]);
  });

  test("begins with the XML declaration, at the very first character", () => {
    expect(sitemapXml(["/"], languages, siteUrl)).toMatch(/^<\?xml version="1.0" encoding="UTF-8"/);
  });

  test("a slash at the end of the site's address is not doubled", () => {
    expect(sitemapXml(["/", "/terms"], languages, `${siteUrl}/`)).toBe(
      sitemapXml(["/", "/terms"], languages, siteUrl),
    );
  });

  test("what XML reserves is escaped", () => {
    const odd = [{ code: "en", hreflang: 'a"<b>&c' }];
    const [entry] = read(sitemapXml(['/a&b"<c>'], odd, siteUrl));
    expect(entry).toEqual({
      loc: `${siteUrl}/a&b"<c>`,
      alternates: [
        ['a"<b>&c', `${siteUrl}/a&b"<c>`],
        ["x-default", `${siteUrl}/a&b"<c>`],
      ],
    });
  });

  test("no pages: a sitemap all the same", () => {
    expect(read(sitemapXml([], languages, siteUrl))).toEqual([]);
  });
});

describe("onPostBuild", () => {
  const page = (path: string, language?: string) => ({
    path,
    pageContext: language ? { i18n: { language } } : {},
  });

  const run = (answer: object, panicOnBuild = jest.fn()) =>
    onPostBuild?.(
      { graphql: async () => answer, reporter: { panicOnBuild } } as unknown as BuildArgs,
      { plugins: [] },
      () => undefined,
    );

  beforeEach(() => jest.mocked(writeFile).mockReset());

  test("lists the built pages in the published languages, without the error pages", async () => {
    const nodes = [
      page("/terms", "en"),
      page("/", "en"),
      page("/404", "en"),
      page("/404.html", "en"),
      page("/dev-404-page", "en"),
      page("/ar", "ar"),
      page("/ar/404", "ar"),
      page("/unknown"),
    ];
    const list = [
      { code: "en", hreflang: "en", published: true },
      { code: "ar", hreflang: "ar", published: true },
      { code: "fr", hreflang: "fr", published: false },
    ];
    await run({
      data: {
        siteJson: { siteUrl },
        languagesJson: { languages: list },
        allSitePage: { nodes },
      },
    });
    expect(jest.mocked(writeFile).mock.calls).toEqual([
      [
        join(process.cwd(), "public/sitemap.xml"),
        sitemapXml(["/", "/terms"], list.slice(0, 2), siteUrl),
      ],
    ]);
  });

  test.each([
    [
      "site.json is missing",
      { data: { siteJson: null, languagesJson: { languages: [] }, allSitePage: { nodes: [] } } },
    ],
    ["the query fails", { errors: [new Error("no")] }],
  ])("stops the build when %s", async (_, answer) => {
    const panic = jest.fn();
    await run(answer, panic);
    expect(panic).toHaveBeenCalled();
    expect(writeFile).not.toHaveBeenCalled();
  });
});
