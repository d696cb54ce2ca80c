/** @jest-environment node */
import { sitemapXml } from "./sitemap";

// That it lists every page with its date: e2e/public-files; in each language: e2e/pseudo-language.
const languages = [{ code: "en", hreflang: "en" }];

test("what XML reserves is escaped", () => {
  const pages = [{ path: '/a&b"<c>', updated: "2026-11-20" }];
  const xml = sitemapXml(pages, languages, "https://www.example.com");
  expect(xml).toContain("<loc>https://www.example.com/a&amp;b&quot;&lt;c&gt;</loc>");
});
