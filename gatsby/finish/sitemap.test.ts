/** @jest-environment node */
import { sitemapXml } from "./sitemap";

// That it lists every page with its date, as it is served: e2e/public-files.
const languages = [
  { code: "en", hreflang: "en" },
  { code: "zh-TW", hreflang: "zh-Hant" },
];

test("each page names all its versions and the one for everyone else", () => {
  const pages = [{ path: "/", updated: "2026-11-20" }];
  const xml = sitemapXml(pages, languages, "https://www.example.com");
  const alternates = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://www.example.com/"/>',
    '<xhtml:link rel="alternate" hreflang="zh-Hant" href="https://www.example.com/zh-TW"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/"/>',
  ];
  const entries = [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry);
  expect(entries.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1])).toEqual([
    "https://www.example.com/",
    "https://www.example.com/zh-TW",
  ]);
  for (const entry of entries) {
    expect(entry.match(/<xhtml:link.*\/>/g)).toEqual(alternates);
    expect(entry).toContain("<lastmod>2026-11-20</lastmod>");
  }
});

test("what XML reserves is escaped", () => {
  const pages = [{ path: '/a&b"<c>', updated: "2026-11-20" }];
  const xml = sitemapXml(pages, languages, "https://www.example.com");
  expect(xml).toContain("<loc>https://www.example.com/a&amp;b&quot;&lt;c&gt;</loc>");
});
