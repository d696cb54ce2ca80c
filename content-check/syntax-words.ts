import { quote } from "./json-document";
import type { Words } from "./problem";

const value =
  'a value: a text in "double quotes", a number, true, false, null, a [list] or a {group}';

/** What the parser wanted, by its own name for the fault. */
const wanted: Record<string, string> = {
  PropertyNameExpected: 'a key in "double quotes", or no comma before the closing brace',
  ValueExpected: `${value}; after a comma another one must follow`,
  ColonExpected: "a colon between the key and its value",
  CommaExpected: "a comma",
  CloseBraceExpected: "the closing brace }",
  CloseBracketExpected: "the closing bracket ]",
  EndOfFileExpected: "nothing after the brace that closes the file",
  InvalidCommentToken: "no comment: JSON has none",
  QuoteInText: '\\" for a quotation mark inside a text',
  UnexpectedEndOfString: 'the closing " on the same line (a line break inside a text is \\n)',
  InvalidEscapeCharacter: "\\\\ for a backslash",
  InvalidCharacter: "\\t for a tab, and no other control characters",
};

/** A syntax fault in plain words: what stands there, and what to write. */
export function syntaxWords(code: string, found: string): Words {
  if (found === "\ufeff") {
    const write = "the file as UTF-8 without it (“UTF-8”, not “UTF-8 BOM”)";
    return { is: "a byte order mark", write };
  }
  if (found.startsWith("\ufffd")) {
    return { is: "not UTF-8", write: "the file as UTF-8, which editors offer when they save" };
  }
  if (/^['‘’“”„«]/.test(found)) {
    return { is: `${found}, in other quotes`, write: 'straight double quotes: "…"' };
  }
  return { is: isWords(code, found), write: wanted[code] ?? value };
}

function isWords(code: string, found: string): string {
  if (code === "CommaExpected") return "without a comma after it";
  if (code === "QuoteInText") return `${found}, behind the quotation mark that ends the text`;
  if (code === "UnexpectedEndOfString") return `${found.trim()}, a text without an end`;
  if (found === "") return "cut off at the end of the file";
  return found.startsWith('"') ? found : quote(found).slice(1, -1);
}
