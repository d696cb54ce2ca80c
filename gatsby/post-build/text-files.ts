import { absoluteUrl, defaultLanguage, localePath, pathPrefixOf } from "../../src/i18n/paths";
import { icons, webManifestPath } from "../../src/seo/assets";
import { colors } from "../../src/theme/tokens";
import { filledText } from "../content/placeholder-values";
import { indexedPages, publishedIn, type SiteContent } from "../content/site-content";

const securityTxtPath = "/.well-known/security.txt";

/** Returns the text files that are created from data/ and locales/ alone, by path. */
export function textFiles(content: SiteContent): Record<string, string> {
  const { siteUrl } = content.site;
  return {
    // RFC 9309
    "/robots.txt": `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl(siteUrl, "/sitemap.xml")}\n`,
    "/sitemap.xml": sitemapXml(content),
    [securityTxtPath]: securityTxt(content),
    [webManifestPath]: webManifest(content),
  };
}

/** Returns the sitemap, with the translations of each page. English is the default for other languages. */
function sitemapXml(content: SiteContent): string {
  const languages = publishedIn(content);
  const url = (code: string, page: string) =>
    absoluteUrl(content.site.siteUrl, localePath(code, page)).replaceAll("&", "&amp;");
  const alternate = (hreflang: string, href: string) =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const entries = indexedPages(content).flatMap(({ path, updated }) => {
    const alternates = [
      ...languages.map(({ code, hreflang }) => alternate(hreflang, url(code, path))),
      alternate("x-default", url(defaultLanguage, path)),
    ].join("\n");
    return languages.map(
      ({ code }) => `  <url>
    <loc>${url(code, path)}</loc>
    <lastmod>${updated}</lastmod>
${alternates}
  </url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

/** Returns security.txt (RFC 9116), the contact for reports of vulnerabilities. */
function securityTxt(content: SiteContent): string {
  const { siteUrl, supportEmail, securityTxtExpires } = content.site;
  const tags = publishedIn(content).map(({ htmlLang }) => htmlLang);
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${securityTxtExpires}T00:00:00Z`,
    `Preferred-Languages: ${tags.join(", ")}`,
    `Canonical: ${absoluteUrl(siteUrl, securityTxtPath)}`,
    "",
  ].join("\n");
}

/** Returns the W3C Web Application Manifest: name, colors and icons for a home screen. */
function webManifest(content: SiteContent): string {
  const { brand, siteUrl } = content.site;
  const prefix = pathPrefixOf(siteUrl);
  const icon = (src: string, side: number) => ({
    src: prefix + src,
    sizes: `${side}x${side}`,
    type: "image/png",
  });
  const manifest = {
    name: brand,
    short_name: brand,
    description: filledText(content, defaultLanguage, "landing:meta.description"),
    lang: defaultLanguage,
    start_url: `${prefix}/`,
    display: "browser",
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [
      icon(icons.medium, 192),
      icon(icons.large, 512),
      { ...icon(icons.maskable, 512), purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
