import type { Content } from "./content";
import {
  type JsonDocument,
  nodeAt,
  plainValue,
  problemAtNode,
  type TextAt,
  textsOf,
} from "./json-document";
import type { Problem } from "./problem";
import { sourceLanguage } from "./site-languages";

/** A text that visitors read, and the language it is written in. */
export interface LanguageText extends TextAt {
  code: string;
  /** What English says there; nothing for English itself. */
  english?: string;
  /** What a plural form is compared with, because languages have different forms: `_other`. */
  englishOther?: string;
}

const translatedFile =
  /^(locales\/|data\/faqs\/|data\/guide\/|data\/legal\/|data\/sample-product\/)([^/.]+)(.*)$/;

/** The language of a translated file, and the English file that it follows. */
export function translationOf(file: string): { code: string; source: string } | undefined {
  const [, folder, code, rest] = translatedFile.exec(file) ?? [];
  return folder && code ? { code, source: `${folder}${sourceLanguage}${rest}` } : undefined;
}

const textsOfContent = new WeakMap<Content, LanguageText[]>();

/** All texts of all languages: locales, questions, guide, legal texts, and the places of the office. */
export function languageTexts(content: Content): LanguageText[] {
  const texts =
    textsOfContent.get(content) ??
    [...content.documents.values()].flatMap((document) =>
      document.file === "data/site.json"
        ? placeTexts(document)
        : translatedTexts(content, document),
    );
  textsOfContent.set(content, texts);
  return texts;
}

function translatedTexts(content: Content, document: JsonDocument): LanguageText[] {
  const { code = "", source = "" } = translationOf(document.file) ?? {};
  if (!code) return [];
  const english = code === sourceLanguage ? undefined : content.documents.get(source);
  const said = new Map((english ? textsOf(english) : []).map((each) => [nameOf(each), each.text]));
  return (
    textsOf(document)
      // Ids and conditions are for the build, not for readers.
      .filter(({ path }) => !["id", "when"].includes(String(path.at(-1))))
      .map((entry) => {
        const name = nameOf(entry);
        const other = name.replace(/_(zero|one|two|few|many)"\]$/, '_other"]');
        return { ...entry, code, english: said.get(name), englishOther: said.get(other) };
      })
  );
}

/** The name of a text across languages: entries of a list go by their id, where they have one. */
function nameOf({ document, path }: TextAt): string {
  const names = path.map((segment, index) => {
    if (typeof segment === "string") return segment;
    return plainValue(nodeAt(document, [...path.slice(0, index + 1), "id"])) ?? segment;
  });
  return JSON.stringify(names);
}

/** `location.ja` in site.json: the only words among the facts. */
function placeTexts(document: JsonDocument): LanguageText[] {
  return textsOf(document)
    .filter(({ path }) => path.at(-2) === "location")
    .map((entry) => ({ ...entry, code: String(entry.path.at(-1)) }));
}

/** Another kind of space does not make another text. */
export function evened(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

/** Something that no text of a kind may hold. */
export interface TextFault {
  pattern: RegExp;
  is: string | ((found: string) => string);
  write: string;
}

/** Where a text has one of these faults; `text` is what to search, as long as the text itself. */
export function faultsIn(
  { document, node }: TextAt,
  text: string,
  faults: readonly TextFault[],
): Problem[] {
  return faults.flatMap(({ pattern, is, write }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const words = { is: typeof is === "string" ? is : is(found), write };
      return problemAtNode(document, node, words, index);
    }),
  );
}
