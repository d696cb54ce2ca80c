import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Language } from "../content/types";
import { defaultLanguage, localePath } from "../i18n/paths";

type SiteLanguage = Pick<Language, "code" | "hreflang" | "published">;

interface SitemapQuery {
  siteJson: { siteUrl: string } | null;
  languagesJson: { languages: SiteLanguage[] } | null;
  allSitePage: {
    nodes: { path: string; pageContext: { i18n?: { language: string } } | null }[];
  };
}

const escapeXml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/**
 * Every page in every language, each with its versions; English is for everyone else.
 * @param pages paths without a language prefix, e.g. "/", "/privacy"
 */
export function sitemapXml(
  pages: readonly string[],
  languages: readonly Pick<Language, "code" | "hreflang">[],
  siteUrl: string,
): string {
  const url = (code: string, page: string) =>
    escapeXml(siteUrl.replace(/\/$/, "") + localePath(code, page));
  const alternate = (hreflang: string, href: string) =>
    `    <xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${href}"/>`;
  const entries = pages.flatMap((page) => {
    const alternates = [
      ...languages.map(({ code, hreflang }) => alternate(hreflang, url(code, page))),
      alternate("x-default", url(defaultLanguage, page)),
    ];
    return languages.map(({ code }) =>
      ["  <url>", `    <loc>${url(code, page)}</loc>`, ...alternates, "  </url>"].join("\n"),
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

const isErrorPage = (path: string) => /^\/(dev-)?404\b/.test(path);

/** Writes public/sitemap.xml: the pages that were built, but for the error pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<SitemapQuery>(`
    query Sitemap {
      siteJson { siteUrl }
      languagesJson { languages { code hreflang published } }
      allSitePage { nodes { path pageContext } }
    }
  `);
  if (errors || !data?.siteJson || !data.languagesJson) {
    reporter.panicOnBuild("The sitemap has no pages to list", errors as Error | undefined);
    return;
  }
  const pages = data.allSitePage.nodes
    .filter(({ pageContext }) => pageContext?.i18n?.language === defaultLanguage)
    .map(({ path }) => path)
    .filter((path) => !isErrorPage(path));
  const languages = data.languagesJson.languages.filter(({ published }) => published);
  await writeFile(
    resolve("public/sitemap.xml"),
    sitemapXml(pages.sort(), languages, data.siteJson.siteUrl),
  );
};
