import type { Node } from "jsonc-parser";
import type { Content } from "./content";
import {
  type Entry,
  entriesOf,
  type JsonDocument,
  problemAtText,
  type Segment,
} from "./json-document";
import type { Problem } from "./problem";
import { sourceLanguage } from "./site-languages";
import { comparedText } from "./text-facts";

/** A text that visitors read, and the language it is written in. */
export interface LanguageText {
  document: JsonDocument;
  node: Node;
  path: readonly Segment[];
  code: string;
  text: string;
  /** What English says there, a plural form's own and `_other`; nothing for English itself. */
  english: readonly string[];
}

const translatedFile =
  /^(locales\/|data\/faqs\/|data\/legal\/|data\/sample-product\/)([^/.]+)(.*)$/;

/** The language of a translated file, and the English file that it follows. */
export function translationOf(file: string): { code: string; source: string } | undefined {
  const [, folder, code, rest] = translatedFile.exec(file) ?? [];
  return folder && code ? { code, source: `${folder}${sourceLanguage}${rest}` } : undefined;
}

/** All texts of a file. */
export function textEntries(document: JsonDocument): Entry[] {
  return [...entriesOf(document.root)].filter(({ node }) => node.type === "string");
}

const textsOfContent = new WeakMap<Content, LanguageText[]>();

/** All texts of all languages: locales, questions, legal texts, and the few words among the facts. */
export function languageTexts(content: Content): LanguageText[] {
  const known = textsOfContent.get(content);
  if (known) {
    return known;
  }
  const texts = [...content.documents.values()].flatMap((document) => {
    const translation = translationOf(document.file);
    return translation
      ? translatedTexts(content, document, translation)
      : document.file === "data/site.json"
        ? factTexts(document)
        : [];
  });
  textsOfContent.set(content, texts);
  return texts;
}

function translatedTexts(
  content: Content,
  document: JsonDocument,
  { code, source }: { code: string; source: string },
): LanguageText[] {
  const english = code === sourceLanguage ? undefined : content.documents.get(source);
  const known = new Map(
    (english ? textEntries(english) : []).map(({ node, path }) => [
      comparedText(english ?? document, path).own,
      String(node.value),
    ]),
  );
  return textEntries(document)
    .filter(({ path }) => !isKeyword(path))
    .map(({ node, path }) => {
      const names = comparedText(document, path);
      const said = [known.get(names.own), known.get(names.english)];
      return {
        document,
        node,
        path,
        code,
        text: String(node.value),
        english: [...new Set(said.filter((text) => text !== undefined))],
      };
    });
}

/** Ids and conditions are for the build, not for readers. */
function isKeyword(path: readonly Segment[]): boolean {
  return ["id", "when"].includes(String(path.at(-1)));
}

/** `location.ja` in site.json: the only words among the facts. */
function factTexts(document: JsonDocument): LanguageText[] {
  return textEntries(document)
    .filter(({ path }) => path.at(-2) === "location")
    .map(({ node, path }) => ({
      document,
      node,
      path,
      code: String(path.at(-1)),
      text: String(node.value),
      english: [],
    }));
}

/** Something that no text of a kind may hold. */
export interface TextFault {
  pattern: RegExp;
  is: string | ((found: string) => string);
  write: string | ((found: string) => string);
}

/** Where a text has one of these faults; `text` is what to search, as long as the text itself. */
export function faultsIn(
  { document, node, path }: LanguageText,
  text: string,
  faults: readonly TextFault[],
): Problem[] {
  return faults.flatMap(({ pattern, is, write }) =>
    [...text.matchAll(pattern)].map((match) =>
      problemAtText(document, node, path, match.index, {
        is: typeof is === "string" ? is : is(match[0]),
        write: typeof write === "string" ? write : write(match[0]),
      }),
    ),
  );
}
