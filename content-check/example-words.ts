import type { Content } from "./content";
import { type JsonDocument, nodeAt, plainValue, quote, type Segment } from "./json-document";
import { translationOf } from "./language-texts";
import type { Schema } from "./schema";
import { languageName, sourceLanguage } from "./site-languages";

/** A translation that lacks a key is told the English text; other files are told an example. */
export function missingWords(
  content: Content,
  document: JsonDocument,
  path: readonly Segment[],
  schema: Schema,
): string {
  const translation = translationOf(document.file);
  const source = translation && content.documents.get(translation.source);
  const english = source && plainValue(nodeAt(source, path));
  if (translation && translation.code !== sourceLanguage && typeof english === "string") {
    return `the text for ${quote(english)} in ${languageName(translation.code)}`;
  }
  const wanted = schema.properties?.[String(path.at(-1))] ?? {};
  return suchAs(document, wanted.title ? `it (${wanted.title})` : "it", wanted);
}

/** What to write, and an example of it. It helps, but not an English one in another language. */
export function suchAs({ file }: JsonDocument, what: string, { examples: [example] = [] }: Schema) {
  const { code = sourceLanguage } = translationOf(file) ?? {};
  return example === undefined || code !== sourceLanguage
    ? what
    : `${what}, such as ${quote(example)}`;
}

const formats: Record<string, string> = {
  email: "an e-mail address",
  date: "a day as year-month-day",
  uri: "an address",
};

/** What to write in place of a value that breaks a keyword of its schema, by an example of it. */
export function likeWords(keyword: string, schema: Schema & { format?: string }): string {
  const what = keyword === "format" ? (formats[schema.format ?? ""] ?? "a text") : "another value";
  const [example] = schema.examples ?? [];
  return example === undefined ? what : `${what} such as ${quote(example)}`;
}
