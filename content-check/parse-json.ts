import { getLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { describe, type JsonDocument } from "./json-document";
import { formatPath, placeOf } from "./place";
import { fileProblem, type Problem } from "./problem";
import { syntaxWords } from "./syntax-words";

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
  const path = formatPath(getLocation(text, at).path.filter((segment) => segment !== ""));
  return { file, ...placeOf(text, at), path, ...syntaxWords(code, found) };
}
