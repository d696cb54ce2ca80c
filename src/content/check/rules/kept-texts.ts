import type { Content, Rule } from "../content";
import { nodeAt, plainValue, problemAt, quote } from "../json-document";
import { textsAt } from "../json-values";
import { isKeptIn, keptTextsFile } from "../kept-texts";
import { type LanguageText, languageTexts, translationOf } from "../language-texts";
import { wholeWord } from "../name-mask";
import type { Problem } from "../problem";
import { languageName, sourceLanguage } from "../site-languages";
import { evened } from "./same-as-english";

/**
 * Every word that may stay as it is does so somewhere, in each language that its entry names. While a
 * translation cannot be read, it may be there.
 */
export const keptWords: Rule = (content) => {
  if ([...content.broken.keys()].some(translationOf)) return [];
  const translated = languageTexts(content).filter(({ code }) => code !== sourceLanguage);
  return [
    ...unusedIn(content, translated, "names.*.name", (name) => {
      const pattern = new RegExp(wholeWord(name), "u");
      return ({ text }) => pattern.test(text);
    }),
    ...unusedIn(content, translated, "sameAsEnglish.*.text", (kept) => {
      return ({ text, english }) => evened(text) === kept && english.map(evened).includes(kept);
    }),
  ];
};

function unusedIn(
  content: Content,
  texts: readonly LanguageText[],
  pattern: string,
  holds: (kept: string) => (text: LanguageText) => boolean,
): Problem[] {
  return textsAt(content, keptTextsFile, pattern).flatMap(({ document, path, text: kept }) => {
    const listed = [...path.slice(0, -1), "languages"];
    const node = nodeAt(document, listed);
    const languages: unknown = node && plainValue(node);
    const about = texts.filter(({ code }) => isKeptIn({ languages }, code));
    const using = new Set(about.filter(holds(kept)).map(({ code }) => code));
    if (using.size === 0) {
      const is = `${quote(kept)}, which no translation holds`;
      return [problemAt(document, path, { is, write: "it as a text has it, or remove the entry" })];
    }
    return (Array.isArray(languages) ? languages : []).flatMap((code: unknown, index) => {
      if (typeof code !== "string" || using.has(code)) return [];
      const is = `"${code}", but no text in ${languageName(code)} holds ${quote(kept)}`;
      return [problemAt(document, [...listed, index], { is, write: "only the others: remove it" })];
    });
  });
}
