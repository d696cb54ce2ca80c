import { Lexer, type Token } from "marked";
import type { Rule } from "../content";
import { problemAtNode, problemAtText, quote } from "../json-document";
import { faultsIn, type LanguageText, languageTexts, type TextFault } from "../language-texts";
import type { Problem } from "../problem";
import { hide } from "../text-mask";

/** Texts hold inline Markdown, never HTML, and a translation keeps the marks of English. */
export const markup: Rule = (content) =>
  languageTexts(content).flatMap((entry) => {
    const html = faultsIn(entry, hide(entry.text, /`[^`]*`/g), htmlFaults);
    const unseen = unseenMarks(entry);
    // A mark that is unseen is also missing; that is one mistake.
    return [...html, ...(unseen.length > 0 ? unseen : lostMarks(entry))];
  });

/** Tags and entities: texts are shown as they are written. */
export const htmlFaults: TextFault[] = [
  {
    pattern: /<\/?[a-z][^<>]*>?|<!--/gi,
    is: (found) => `a text with ${quote(found)}, an HTML tag, which would be shown as it is`,
    write:
      "the text without it; **bold**, `code` and [links](/privacy) are possible in legal texts",
  },
  {
    pattern: /&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi,
    is: (found) => `a text with ${quote(found)}, an HTML entity`,
    write: "the character itself",
  },
];

function unseenMarks(entry: LanguageText): Problem[] {
  const prose = marksOf(entry.text).prose;
  const mark = ["**", "`", "]("].find((sign) => prose.includes(sign));
  return mark
    ? [
        problemAtText(entry.document, entry.node, entry.path, entry.text.indexOf(mark), {
          is: `a text with ${mark} that Markdown does not see`,
          write: howToClose[mark] ?? "",
        }),
      ]
    : [];
}

const howToClose: Record<string, string> = {
  "**": "a second ** too, and no space or punctuation just inside the two",
  "`": "a second ` too",
  "](": "[text](address) without a space in the address",
};

function lostMarks(entry: LanguageText): Problem[] {
  const [english] = entry.english;
  if (english === undefined) {
    return [];
  }
  const [expected, found] = [marksOf(english), marksOf(entry.text)];
  const words = [
    ...countWords("**bold**", expected.bold, found.bold),
    ...countWords("*emphasized*", expected.emphasis, found.emphasis),
    ...differences(expected.code, found.code, (code) => `\`${code}\``),
    ...differences(expected.links, found.links, (target) => `a link to ${target}`),
  ];
  return words.map((problem) => problemAtNode(entry.document, entry.node, entry.path, problem));
}

type Words = Pick<Problem, "is" | "write">;

function countWords(what: string, expected: number, found: number): Words[] {
  return expected === found
    ? []
    : [
        {
          is: `a text with ${found} ${what} parts, where English has ${expected}`,
          write: `${expected} of them`,
        },
      ];
}

function differences(
  expected: readonly string[],
  found: readonly string[],
  wordsFor: (mark: string) => string,
): Words[] {
  return [
    ...without(expected, found).map((mark) => ({
      is: `a text without ${wordsFor(mark)}, which English has`,
      write: `${wordsFor(mark)} where the sentence needs it`,
    })),
    ...without(found, expected).map((mark) => ({
      is: `a text with ${wordsFor(mark)}, which English does not have`,
      write: "what English has, letter by letter",
    })),
  ];
}

/** What is in the first list oftener than in the second. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index !== -1) {
      rest.splice(index, 1);
    }
    return index === -1;
  });
}

interface Marks {
  bold: number;
  emphasis: number;
  code: string[];
  links: string[];
  /** What Markdown takes for words. */
  prose: string;
}

/** The marks of a text as Markdown reads them, which is how the pages are made. */
function marksOf(text: string): Marks {
  const marks: Marks = { bold: 0, emphasis: 0, code: [], links: [], prose: "" };
  read(Lexer.lexInline(text, { gfm: false }), marks);
  return marks;
}

function read(tokens: readonly Token[], marks: Marks): void {
  for (const token of tokens) {
    if (token.type === "strong") {
      marks.bold += 1;
    } else if (token.type === "em") {
      marks.emphasis += 1;
    } else if (token.type === "codespan") {
      marks.code.push(withoutIsolates(token.text));
    } else if (token.type === "link") {
      marks.links.push(token.href);
    } else if (token.type === "text") {
      marks.prose += token.raw;
    }
    read("tokens" in token ? (token.tokens ?? []) : [], marks);
  }
}

/** Arabic keeps a code left to right with signs that nobody sees. */
function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");
}
