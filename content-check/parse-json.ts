import {
  getLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { JsonDocument } from "./json-document";
import { fileProblem, type Problem, problemAtOffset, type Words } from "./problem";
import { describe, quote } from "./type-words";

/** Parses a file. Returns a list with the first problem if the file is not valid. */
export function parseJson(file: string, text: string): JsonDocument | Problem[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (tree?.type === "object" && !first) return { file, text, tree, value: JSON.parse(text) };
  // Later errors are often a consequence of the first one.
  if (first && text.trim() !== "") return [syntaxProblem(file, text, first)];
  const found = tree ? describe(getNodeValue(tree)) : "empty";
  return [fileProblem(file, found, "a group in braces: { … }")];
}

function syntaxProblem(file: string, text: string, { error, offset, length }: ParseError): Problem {
  const found = text.slice(offset, offset + length);
  // A word or number after a quotation mark: the mark was probably meant as a part of the text.
  const isInText = text[offset - 1] === '"' && /^[\p{L}\p{N}]/u.test(found);
  const code = isInText ? "QuoteInText" : printParseErrorCode(error);
  // A missing comma belongs after the previous value, which often is on an earlier line.
  const at = code === "CommaExpected" ? text.slice(0, offset).trimEnd().length : offset;
  const path = getLocation(text, at).path.filter((segment) => segment !== "");
  return problemAtOffset({ file, text }, at, path, syntaxWords(code, found));
}

const value =
  'a value: a text in "double quotes", a number, true, false, null, a [list] or a {group}';

/** What to write, by the error codes of the parser. */
const expectedFor: Record<string, string> = {
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

function syntaxWords(code: string, found: string): Words {
  if (found === "\ufeff") {
    const expected = "the file as UTF-8 without it (“UTF-8”, not “UTF-8 BOM”)";
    return { found: "a byte order mark", expected };
  }
  if (found.startsWith("\ufffd")) {
    const expected = "the file as UTF-8, which editors offer when they save";
    return { found: "not UTF-8", expected };
  }
  if (/^['‘’“”„«]/.test(found)) {
    return { found: `${found}, in other quotes`, expected: 'straight double quotes: "…"' };
  }
  return { found: foundWords(code, found), expected: expectedFor[code] ?? value };
}

function foundWords(code: string, found: string): string {
  if (code === "CommaExpected") return "without a comma after it";
  if (code === "QuoteInText") return `${found}, behind the quotation mark that ends the text`;
  if (code === "UnexpectedEndOfString") return `${found.trim()}, a text without an end`;
  if (found === "") return "cut off at the end of the file";
  return found.startsWith('"') ? found : quote(found).slice(1, -1);
}
