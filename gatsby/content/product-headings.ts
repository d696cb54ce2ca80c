import type { Language } from "../../src/content/types";

/** The languages that are offered beside the page's own; as buttons, more have no room on a phone. */
const offered = ["en", "es", "pt"];

/** The languages of a visitor's product page: the page's own, then the others that are published. */
export function headingLanguages(
  code: string,
  languages: readonly Pick<Language, "code" | "published">[],
): string[] {
  const published = languages.filter((each) => each.published).map((each) => each.code);
  return [...new Set([code, ...offered.filter((each) => published.includes(each))])];
}
