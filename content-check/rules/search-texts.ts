import { placeholderValues } from "../../gatsby/content/placeholder-values";
import { fillPlaceholders } from "../../gatsby/content/placeholders";
import type { Language, PlansFile, Site, Texts } from "../../src/content/types";
import type { Content, Rule } from "../content";
import { type JsonDocument, nodeAt, plainValue, problemAt, type Segment } from "../json-document";
import type { Problem } from "../problem";
import { languagesFile, languagesOf } from "../site-languages";

/** What search results show of a title and a description before they cut, in Latin letters. */
const room = { title: 60, description: 155 } as const;

/** Counts for the brand, so that another one of up to twelve letters leaves every title whole. */
const anyBrand = "x".repeat(12);

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const wide = /[\p{Script=Han}\p{Script=Hiragana}\u3000-\u303F\u30A0-\u30FF\uFF01-\uFF60]/u;

/** The width of a text in Latin letters; a Chinese or Japanese character takes the room of two. */
export function widthOf(text: string): number {
  return [...graphemes.segment(text)].reduce(
    (width, { segment }) => width + (wide.test(segment) ? 2 : 1),
    0,
  );
}

/**
 * Titles and descriptions fit into a search result, with their placeholders filled and a brand of
 * twelve letters.
 */
export const searchTexts: Rule = (content) => {
  return languagesOf(content).flatMap(({ code, path, published }) => {
    const values = published ? valuesFor(content, code, path) : undefined;
    if (!values) return [];
    const filled = (text: string) => fillPlaceholders(text, { ...values, brand: anyBrand });
    const check = (document: JsonDocument, path: Segment[], most: number, suffix = "") =>
      lengthProblems(document, path, (text) => filled(text) + suffix, most);
    return [...content.documents.values()].flatMap((document) => {
      if (document.file === `locales/${code}/landing.json`) {
        return [
          ...check(document, ["meta", "title"], room.title),
          ...check(document, ["meta", "description"], room.description),
        ];
      }
      if (!document.file.startsWith(`data/legal/${code}/`)) return [];
      return [
        ...check(document, ["title"], room.title, ` | ${anyBrand}`),
        ...check(document, ["description"], room.description),
      ];
    });
  });
};

function lengthProblems(
  document: JsonDocument,
  path: Segment[],
  shown: (text: string) => string,
  most: number,
): Problem[] {
  const text = plainValue(nodeAt(document, path));
  if (typeof text !== "string") return [];
  const width = widthOf(shown(text));
  if (width <= most) return [];
  const is = `${width} letters wide, of which search results show ${most}`;
  return [problemAt(document, path, { is, write: `${width - most} less` })];
}

/** The values of the placeholders; nothing where files are missing, which other rules report. */
function valuesFor(content: Content, code: string, path: readonly Segment[]) {
  const value = <T>(file: string, at: readonly Segment[] = []) => {
    const document = content.documents.get(file);
    return document && (plainValue(nodeAt(document, at)) as T | undefined);
  };
  const site = value<Site>("data/site.json");
  const plans = value<PlansFile>("data/plans.json");
  const language = value<Language>(languagesFile, path);
  const common = value<Texts>(`locales/${code}/common.json`);
  const legal = value<Texts>(`locales/${code}/legal.json`);
  if (!site || !plans || !language || !common || !legal) return undefined;
  try {
    return placeholderValues({ site, plans, language, common, legal });
  } catch {
    return undefined;
  }
}
