import { getLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { describe, type JsonDocument, quote } from "./json-document";
import { fileProblem, type Problem, problemIn, type Words } from "./problem";

/** Parses a file; a file that cannot be used comes back as the problem that prevents it. */
export function parseJson(file: string, text: string): JsonDocument | Problem[] {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (root?.type === "object" && !first) return { file, text, root };
  // What follows a mistake is often its echo: the first one is mended first.
  if (first && text.trim() !== "") return [syntaxProblem(file, text, first)];
  return [fileProblem(file, root ? describe(root) : "empty", "a group in braces: { … }")];
}

function syntaxProblem(file: string, text: string, error: ParseError): Problem {
  const { offset, length } = error;
  const found = text.slice(offset, offset + length);
  // A word or number right behind a quotation mark: the mark was meant as a part of the text.
  const isInText = text[offset - 1] === '"' && /^[\p{L}\p{N}]/u.test(found);
  const code = isInText ? "QuoteInText" : printParseErrorCode(error.error);
  // A missing comma belongs behind the value before it, which is often on an earlier line.
  const at = code === "CommaExpected" ? text.slice(0, offset).trimEnd().length : offset;
  const path = getLocation(text, at).path.filter((segment) => segment !== "");
  return problemIn({ file, text }, at, path, syntaxWords(code, found));
}

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
function syntaxWords(code: string, found: string): Words {
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
