import type { Content } from "./content/content";

/**
 * A field that is computed from the content; sources and arguments are as its type and `args` say.
 * `pathPrefix` is Gatsby's, for addresses in HTML that no component writes.
 */
export interface Field {
  type: string;
  args?: Record<string, string>;
  of: (source: never, args: never, content: Content, pathPrefix: string) => unknown;
}

/** Fields by type and name. */
export type FieldMap = Record<string, Record<string, Field>>;

/** What a field that depends on the page's language asks for. */
export const byLanguage = { language: "String!" };

export interface LanguageArgument {
  language: string;
}
