import { guidePath } from "../../src/content/legal-sections";
import { absoluteUrl, defaultLanguage, localePath } from "../../src/i18n/paths";
import { publishedIn, type SiteContent } from "../content/content";

/** Returns the pages that search engines index, without language prefix, and when each last changed. */
export function indexedPages({
  site,
  guide,
  navigation,
}: SiteContent): { path: string; updated: string }[] {
  return [
    { path: "/", updated: site.updated },
    { path: guidePath, updated: guide.updated },
    ...navigation.legal,
  ];
}

/** Returns the sitemap, with the translations of each page. English is the default for other languages. */
export function sitemapXml(content: SiteContent): string {
  const languages = publishedIn(content);
  const url = (code: string, page: string) =>
    absoluteUrl(content.site.siteUrl, localePath(code, page)).replaceAll("&", "&amp;");
  const alternate = (hreflang: string, href: string) =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const entries = indexedPages(content).flatMap(({ path, updated }) => {
    const alternates = [
      ...languages.map(({ code, hreflang }) => alternate(hreflang, url(code, path))),
      alternate("x-default", url(defaultLanguage, path)),
    ];
    return languages.map(({ code }) =>
      [
        "  <url>",
        `    <loc>${url(code, path)}</loc>`,
        `    <lastmod>${updated}</lastmod>`,
        ...alternates,
        "  </url>",
      ].join("\n"),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
