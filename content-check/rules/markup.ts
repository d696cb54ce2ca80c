import { Lexer, walkTokens } from "marked";
import type { Rule } from "../content";
import { problemAtNode } from "../json-document";
import { type LanguageText, languageTexts } from "../language-texts";
import type { Problem } from "../problem";
import { without } from "../without";

/** Texts hold inline Markdown, and a translation keeps the marks of English. */
export const markup: Rule = (content) =>
  languageTexts(content).flatMap((entry) => {
    const unseen = unseenMark(entry);
    // A mark that is unseen is also missing; that is one mistake.
    return unseen ? [unseen] : lostMarks(entry);
  });

const howToClose: Record<string, string> = {
  "**": "a second ** too, and no space or punctuation just inside the two",
  "`": "a second ` too",
  "](": "[text](address) without a space in the address",
};

function unseenMark({ document, node, text }: LanguageText): Problem | undefined {
  const { words } = marksOf(text);
  const [mark, write] = Object.entries(howToClose).find(([sign]) => words.includes(sign)) ?? [];
  if (!mark || !write) return undefined;
  const is = `a text with ${mark} that Markdown does not see`;
  return problemAtNode(document, node, { is, write }, text.indexOf(mark));
}

function lostMarks({ document, node, text, englishOther }: LanguageText): Problem[] {
  if (englishOther === undefined) return [];
  const [expected, found] = [marksOf(englishOther).marks, marksOf(text).marks];
  const lost = without(expected, found).map((mark) => ({
    is: `a text without ${mark}, which English has`,
    write: `${mark} where the sentence needs it`,
  }));
  const added = without(found, expected).map((mark) => ({
    is: `a text with ${mark}, which English does not have`,
    write: "what English has, letter by letter",
  }));
  return [...lost, ...added].map((words) => problemAtNode(document, node, words));
}

/** The marks of a text as Markdown reads them, which is how the pages are made, and the words left. */
function marksOf(text: string): { marks: string[]; words: string } {
  const found = { marks: [] as string[], words: "" };
  walkTokens(Lexer.lexInline(text, { gfm: false }), (token) => {
    if (token.type === "strong") found.marks.push("**bold** words");
    if (token.type === "em") found.marks.push("*emphasized* words");
    // Arabic keeps a code left to right with signs that nobody sees.
    if (token.type === "codespan")
      found.marks.push(`\`${token.text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "")}\``);
    if (token.type === "link") found.marks.push(`a link to ${token.href}`);
    if (token.type === "text") found.words += token.raw;
  });
  return found;
}
