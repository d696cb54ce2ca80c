import {
  getLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { JsonDocument } from "./json-document";
import { describe, fileProblem, type Problem, problemAtOffset } from "./problem";

/** Parses a file. Returns the first problem if the file is not valid. Later ones often follow from it. */
export function parseJson(file: string, text: string): JsonDocument | Problem {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (tree?.type === "object" && !first) return { file, text, tree, value: JSON.parse(text) };
  if (first && text.trim() !== "") return syntaxProblem(file, text, first);
  const found = tree ? describe(getNodeValue(tree)) : "empty";
  return fileProblem(file, found, "a group in braces: { … }");
}

function syntaxProblem(file: string, text: string, { error, offset, length }: ParseError): Problem {
  const token = text.slice(offset, offset + length);
  // A word or number after a quotation mark: the mark was probably meant as a part of the text.
  const isInText = text[offset - 1] === '"' && /^[\p{L}\p{N}]/u.test(token);
  const code = isInText ? "QuoteInText" : printParseErrorCode(error);
  // A missing comma belongs after the previous value, which often is on an earlier line.
  const at = code === "CommaExpected" ? text.slice(0, offset).trimEnd().length : offset;
  const path = getLocation(text, at).path.filter((segment) => segment !== "");
  const [found, expected] = syntaxWords(code, token);
  return problemAtOffset({ file, text }, at, path, found, expected);
}

function syntaxWords(code: string, token: string): readonly [found: string, expected: string] {
  if (token === "\ufeff") {
    return ["a byte order mark", "the file as UTF-8 without it (“UTF-8”, not “UTF-8 BOM”)"];
  }
  if (/^['‘’“”„«]/.test(token)) return [`${token}, in other quotes`, 'straight double quotes: "…"'];
  const foundFor: Record<string, string> = {
    CommaExpected: "without a comma after it",
    InvalidCommentToken: "a comment",
    QuoteInText: `${token}, after the quotation mark that ends the text`,
    UnexpectedEndOfString: `${token.trim()}, a text without an end`,
  };
  const found = foundFor[code] ?? (token || "cut off at the end of the file");
  return [found, expectedFor[code] ?? value];
}

const value =
  'a value: a text in "double quotes", a number, true, false, null, a [list] or a {group}';

/** What to write, by the error codes of the parser. */
const expectedFor: Record<string, string> = {
  PropertyNameExpected: 'a key in "double quotes", or no comma before the closing brace',
  ValueExpected: `${value}; a comma must be followed by another entry`,
  ColonExpected: "a colon between the key and its value",
  CommaExpected: "a comma",
  CloseBraceExpected: "the closing brace }",
  CloseBracketExpected: "the closing bracket ]",
  EndOfFileExpected: "nothing after the brace that closes the file",
  InvalidCommentToken: "the file without comments, which JSON does not allow",
  QuoteInText: '\\" for a quotation mark inside a text',
  UnexpectedEndOfString: 'the closing " on the same line (a line break inside a text is \\n)',
  InvalidEscapeCharacter: "\\\\ for a backslash",
  InvalidCharacter: "\\t for a tab, and no other control characters",
};
