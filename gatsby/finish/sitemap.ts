import type { Language } from "../../src/content/types";
import { absoluteUrl, defaultLanguage, localePath } from "../../src/i18n/paths";

/** A page without a language prefix, e.g. "/privacy", and the ISO date of its last change. */
export interface SitemapPage {
  path: string;
  updated: string;
}

const escapeXml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** Every page in every language, each with its versions and its date; English is for everyone else. */
export function sitemapXml(
  pages: readonly SitemapPage[],
  languages: readonly Pick<Language, "code" | "hreflang">[],
  siteUrl: string,
): string {
  const url = (code: string, page: string) =>
    escapeXml(absoluteUrl(siteUrl, localePath(code, page)));
  const alternate = (hreflang: string, href: string) =>
    `    <xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${href}"/>`;
  const entries = pages.flatMap(({ path, updated }) => {
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
