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

/** Splits an address into its language and the path that it has without a prefix. */
export function splitPath(
  pathname: string,
  languages: readonly string[],
): { language: string; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  if (first === defaultLanguage || !languages.includes(first)) {
    return { language: defaultLanguage, path: pathname };
  }
  return { language: first, path: `/${rest.join("/")}` };
}
