/** The code of the language whose pages have no prefix. */
export const defaultLanguage = "en";

/** The path of the page that shows a visitor's product, without language prefix. */
export const previewPath = "/preview";

/** The page with the answers of data/guide, whose sections are like those of a legal text. */
export const guidePath = "/guide";

/**
 * Sections of the legal texts and the guide that the site's own code links to. The content check refuses
 * a text without them (content-check/rules/links.ts).
 */
export const linkedSections = {
  /** The use of personal data, which the newsletter's form links to. */
  personalData: "/privacy#data",
  /** The information that must be on a label, which the feature about the rules links to. */
  labelingRules: `${guidePath}#label`,
} as const;

/**
 * Returns the path of a page in a language, without a trailing slash.
 * @param path root-relative, without prefix, e.g. "/", "/privacy", "/#faq"
 */
export function localePath(code: string, path: string): string {
  if (code === defaultLanguage) return path;
  return `/${code}${path.replace(/^\/(?=#|\?|$)/, "")}`;
}

/**
 * Joins the address of a site and a path.
 * @param siteUrl with or without a slash at its end
 * @param path root-relative, as localePath returns it
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/$/, "") + path;
}

/** The address in the control panel at which a visitor opens an account. */
export const signUpUrl = (appUrl: string): string => absoluteUrl(appUrl, "/signup");

/**
 * Returns the path under which the site is served on its host, such as "/site", or "" for the root.
 * @param siteUrl from data/site.json; an invalid one, which the content check reports, gives ""
 */
export function pathPrefixOf(siteUrl: string): string {
  return URL.canParse(siteUrl) ? new URL(siteUrl).pathname.replace(/\/$/, "") : "";
}

/** Returns the code of the language of a path: its prefix, or the default if it has none of the codes. */
export function codeOfPath(pathname: string, codes: readonly string[]): string {
  const [, first = ""] = pathname.split("/");
  return codes.includes(first) ? first : defaultLanguage;
}
