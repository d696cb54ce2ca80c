import type { Language, Site } from "../../src/content/types";
import { absoluteUrl } from "../../src/i18n/paths";

export const securityTxtPath = "/.well-known/security.txt";

/** security.txt (RFC 9116): whom to tell of a hole, and until when that holds. */
export function securityTxt(
  site: Pick<Site, "siteUrl" | "supportEmail" | "securityTxtExpires">,
  languages: readonly Pick<Language, "htmlLang">[],
): string {
  return [
    `Contact: mailto:${site.supportEmail}`,
    `Expires: ${site.securityTxtExpires}T00:00:00Z`,
    `Preferred-Languages: ${languages.map(({ htmlLang }) => htmlLang).join(", ")}`,
    `Canonical: ${absoluteUrl(site.siteUrl, securityTxtPath)}`,
    "",
  ].join("\n");
}
