import { absoluteUrl } from "../../src/i18n/paths";

/** robots.txt (RFC 9309): everything may be crawled, and where the list of pages is. */
export function robotsTxt(siteUrl: string): string {
  return ["User-agent: *", "Allow: /", `Sitemap: ${absoluteUrl(siteUrl, "/sitemap.xml")}`, ""].join(
    "\n",
  );
}
