/** The language whose pages have no prefix. */
export const defaultLanguage = "en";

/**
 * The address of a page in a language, without a trailing slash.
 * @param path root-relative, without prefix, e.g. "/", "/privacy", "/#faq"
 */
export function localePath(language: string, path: string): string {
  if (language === defaultLanguage) return path;
  return `/${language}${path.replace(/^\/(?=#|\?|$)/, "")}`;
}

/**
 * The whole address of something on the site.
 * @param siteUrl data/site.json's, with or without a slash at its end
 * @param path root-relative, as localePath returns it
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/$/, "") + path;
}

/**
 * The path below which the site lies on its host: "" or like "/site".
 * @param siteUrl data/site.json's; "" where it is no address, which the content check reports
 */
export function prefixOf(siteUrl: string): string {
  return URL.canParse(siteUrl) ? new URL(siteUrl).pathname.replace(/\/$/, "") : "";
}

/** The language of an address: that of its prefix, if it has one of these languages'. */
export function languageOfPath(pathname: string, languages: readonly string[]): string {
  const [, first = ""] = pathname.split("/");
  return languages.includes(first) ? first : defaultLanguage;
}
