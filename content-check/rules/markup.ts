import { Lexer, walkTokens } from "marked";
import type { Rule } from "../content";
import { problemAt } from "../json-document";
import { addedPart, checkTexts, type LanguageText, missingPart } from "../language-texts";
import { without } from "../lists";
import type { Problem } from "../problem";

/** Texts contain valid inline Markdown, and translations contain the same Markdown as English. */
export const markup: Rule = (content) =>
  checkTexts(content, () => (place) => {
    const invalid = invalidMark(place);
    return invalid ? [invalid] : differences(place);
  });

const remedies: Record<string, string> = {
  "**": "a second ** too, and no space or punctuation just inside the two",
  "`": "a second ` too",
  "](": "[text](address) without a space in the address",
};

function invalidMark(place: LanguageText): Problem | undefined {
  const { plain } = parse(place.text);
  const [mark, expected] = Object.entries(remedies).find(([sign]) => plain.includes(sign)) ?? [];
  if (!mark || !expected) return undefined;
  const found = `a text with ${mark} that Markdown does not see`;
  return problemAt(place, { found, expected }, place.text.indexOf(mark));
}

function differences(place: LanguageText): Problem[] {
  if (place.englishOther === undefined) return [];
  const [english, translated] = [parse(place.englishOther).marks, parse(place.text).marks];
  const missing = without(english, translated).map(missingPart);
  const added = without(translated, english).map((mark) =>
    addedPart(mark, "what English has, letter by letter"),
  );
  return [...missing, ...added].map((words) => problemAt(place, words));
}

/** Splits a text into Markdown and plain text, with the parser that the build uses. */
function parse(text: string): { marks: string[]; plain: string } {
  const result = { marks: [] as string[], plain: "" };
  walkTokens(Lexer.lexInline(text, { gfm: false }), (token) => {
    if (token.type === "strong") result.marks.push("**bold** words");
    if (token.type === "em") result.marks.push("*emphasized* words");
    // Arabic texts wrap code in invisible characters that set its direction.
    if (token.type === "codespan")
      result.marks.push(`\`${token.text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "")}\``);
    if (token.type === "link") result.marks.push(`a link to ${token.href}`);
    if (token.type === "text") result.plain += token.raw;
  });
  return result;
}
